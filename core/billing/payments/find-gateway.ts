import type { Deps } from '#core/deps.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { ACCOUNT_GATEWAYS } from './accounts/account-gateways.pure.ts';
import { gatewayOfAccount, type ConnectionDeps } from './accounts/connectors.ts';
import { findAccount, readUsable } from './accounts/payment-account.store.ts';
import type { Gateway } from './gateway.ts';
import type { PaymentMethodRow } from './payment-method.store.ts';
import { createSandboxGateway } from './sandbox/sandbox-gateway.ts';
import { createStripeGateway } from './stripe/stripe-gateway.ts';

/** The gateway of a method; undefined for manual methods, which staff settle. */
export function gatewayOf({
  gateway,
  strategy,
}: Pick<PaymentMethodRow, 'gateway' | 'strategy'>): string | undefined {
  return gateway ?? (strategy === 'stripe_checkout' ? 'stripe' : undefined);
}

/** Gateways at which cards can be saved, and those that give back a part of a payment. */
const SAVES_CARDS: ReadonlySet<string> = new Set(['sandbox', 'stripe']);
const REFUNDS: ReadonlySet<string> = new Set(['sandbox', 'stripe', 'paypal']);
export const savesCards = (gateway: string) => SAVES_CARDS.has(gateway);
export const givesBack = (gateway: string) => REFUNDS.has(gateway);

/** By whom a payment was taken, or a card saved. */
export interface TakenBy {
  instance_id: number;
  gateway: string;
  /** An account of the instance; without one, the sandbox or the account of the deployment. */
  account_id: bigint | null;
}

type Ports = ConnectionDeps & Pick<Deps, 'isDemo'>;

/** The gateway that has taken a payment; undefined where it is not set up any more. */
export async function findGateway(deps: Ports, taken: TakenBy): Promise<Gateway | undefined> {
  const { instance_id: instanceId, gateway, account_id: id } = taken;
  if (id === null) return gatewayOfDeployment(deps, gateway);
  const account = await deps.db.read(instanceId, (trx) => findAccount(trx, { instanceId, id }));
  return account && gatewayOfAccount(deps, account);
}

/** Whether a gateway that gives back can be reached for a payment that it has taken. */
export async function hasKeys(
  trx: Trx,
  deps: Pick<Deps, 'isDemo' | 'services'>,
  { instance_id: instanceId, gateway, account_id: id }: TakenBy,
): Promise<boolean> {
  if (id === null) return isOfDeployment(deps, gateway);
  return (await findAccount(trx, { instanceId, id }))?.keys_sealed != null;
}

/** A gateway from which an instance may hear. */
export interface HeardGateway {
  /** Of the instance; null for the sandbox or the account of the deployment. */
  accountId: bigint | null;
  gateway: Gateway;
}

/** All of a name: the accounts of the instance, and the deployment's. */
export async function listGateways(
  deps: Ports,
  { instanceId, gateway: name }: { instanceId: number; gateway: string },
): Promise<HeardGateway[]> {
  const gateway = ACCOUNT_GATEWAYS.find((known) => known === name);
  const accounts = gateway
    ? await deps.db.read(instanceId, (trx) => readUsable(trx, { instanceId, gateway }))
    : [];
  const own = await Promise.all(
    accounts.map(async (account) => ({
      accountId: account.id,
      gateway: await gatewayOfAccount(deps, account),
    })),
  );
  const all = [...own, { accountId: null, gateway: gatewayOfDeployment(deps, name) }];
  return all.flatMap(({ accountId, gateway: found }) =>
    found ? [{ accountId, gateway: found }] : [],
  );
}

/** Whether the deployment has a gateway of its own, which every instance may use. */
export function isOfDeployment(
  { isDemo, services }: Pick<Deps, 'isDemo' | 'services'>,
  gateway: string,
): boolean {
  if (gateway === 'sandbox') return isDemo === true;
  return gateway === 'stripe' && services?.stripe !== undefined;
}

function gatewayOfDeployment(deps: Ports, name: string): Gateway | undefined {
  const stripe = deps.services?.stripe;
  if (name === 'sandbox' && deps.isDemo) return createSandboxGateway(deps);
  return name === 'stripe' && stripe ? createStripeGateway(deps, stripe) : undefined;
}
