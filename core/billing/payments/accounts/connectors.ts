import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { createOutbound } from '#core/platform/outbound/outbound.ts';
import { createKeys } from '#core/platform/secrets/keys.ts';
import { openSeal, seal, type SealOwner } from '#core/platform/secrets/seal.ts';
import { btcpayConnector } from '../btcpay/btcpay-connector.ts';
import type { Gateway } from '../gateway.ts';
import { paypalConnector } from '../paypal/paypal-connector.ts';
import { createStripeConnector } from '../stripe/stripe-connector.ts';
import type { AccountGateway } from './account-gateways.pure.ts';
import type { Connector, ConnectorDeps, Listening } from './connector.ts';
import type { KeysOf } from './payment-account.contract.ts';
import type { PaymentAccountRow } from './payment-account.store.ts';

type Connectors = { [Name in AccountGateway]: Connector<KeysOf[Name]> };
export type ConnectionDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'outbound' | 'services'>;

export const connectorOf = <Name extends AccountGateway>(
  { services }: Pick<Deps, 'services'>,
  gateway: Name,
): Connectors[Name] =>
  ({
    stripe: createStripeConnector(services?.stripeHost),
    paypal: paypalConnector,
    btcpay: btcpayConnector,
  })[gateway];

export const connectorDeps = ({ clock, log, outbound }: ConnectionDeps): ConnectorDeps => ({
  ...{ clock, log },
  outbound: outbound ?? createOutbound(),
});

/** What is sealed: the keys as they were entered, and what the provider signs its events with. */
interface SealedKeys<Keys> {
  keys: Keys;
  webhookSecret?: string | undefined;
}

type Owned = Pick<PaymentAccountRow, 'instance_id' | 'gateway' | 'outside_id'>;

/** Keys are sealed for the account that they belong to. */
const ownerOf = ({ instance_id, gateway, outside_id }: Owned): SealOwner => ({
  purpose: 'payment-account',
  owner: `${instance_id}/${gateway}/${outside_id}`,
});

export function sealKeys<Name extends AccountGateway>(
  deps: Pick<Deps, 'db' | 'clock'>,
  owned: Owned & { gateway: Name },
  sealed: SealedKeys<KeysOf[Name]>,
): Promise<Buffer> {
  return seal(createKeys(deps), ownerOf(owned), Buffer.from(JSON.stringify(sealed)));
}

interface OpenedAccount extends SealedKeys<KeysOf[AccountGateway]> {
  connector: Connector<KeysOf[AccountGateway]>;
}

/** The keys of an account, and what uses them; undefined once they are deleted or cannot be opened. */
export async function openAccount(
  deps: ConnectionDeps,
  account: PaymentAccountRow,
): Promise<OpenedAccount | undefined> {
  if (account.keys_sealed === null) return undefined;
  const { gateway, keys_sealed: keys } = account;
  const opened = await openSeal(createKeys(deps), ownerOf(account), keys).catch(
    (error: unknown) => {
      // The database did not answer.
      if (error instanceof AppError) throw error;
      deps.log.warn({ err: error, gateway }, 'The keys of a payment account cannot be opened');
      return undefined;
    },
  );
  if (!opened) return undefined;
  const sealed = JSON.parse(opened.toString()) as SealedKeys<KeysOf[AccountGateway]>; // As it was sealed.
  // The keys of an account are those of its gateway.
  const connector = connectorOf(deps, gateway) as Connector<KeysOf[AccountGateway]>;
  return { ...sealed, connector };
}

/** An account as a gateway; undefined once its keys are deleted. */
export async function gatewayOfAccount(
  deps: ConnectionDeps,
  account: PaymentAccountRow,
): Promise<Gateway | undefined> {
  const opened = await openAccount(deps, account);
  if (!opened) return undefined;
  const { webhook_id: webhookId } = account;
  const { connector, keys, webhookSecret } = opened;
  const listening: Listening | undefined =
    webhookId === null ? undefined : { webhookId, webhookSecret };
  return connector.gateway(connectorDeps(deps), keys, listening);
}
