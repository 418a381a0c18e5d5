import type { Deps } from '#core/deps.ts';
import { refuseField } from '#core/errors.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { ACCOUNT_GATEWAYS } from './accounts/account-gateways.pure.ts';
import { readCurrentIds } from './accounts/payment-account.store.ts';
import { gatewayOf, isOfDeployment, type TakenBy } from './find-gateway.ts';
import type { PaymentMethod } from './payment-method.contract.ts';
import type { PaymentMethodRow } from './payment-method.store.ts';

/** The accounts of an instance that take payments, by their gateways. */
export type CurrentAccounts = ReadonlyMap<string, bigint>;

type Ports = Pick<Deps, 'isDemo' | 'services'>;
type Method = Pick<PaymentMethodRow, 'instance_id' | 'strategy' | 'gateway'>;

/** Who takes what is paid by a method now; undefined where nobody does, as by hand. */
export function takerIn(
  accounts: CurrentAccounts,
  deps: Ports,
  method: Method,
): TakenBy | undefined {
  const gateway = gatewayOf(method);
  if (gateway === undefined) return undefined;
  const accountId = accounts.get(gateway) ?? null;
  if (accountId === null && !isOfDeployment(deps, gateway)) return undefined;
  return { instance_id: method.instance_id, gateway, account_id: accountId };
}

/** A method is offered if it needs no gateway or its gateway is available. */
export const isOffered = (accounts: CurrentAccounts, deps: Ports, method: Method): boolean =>
  gatewayOf(method) === undefined || takerIn(accounts, deps, method) !== undefined;

const NO_ACCOUNTS: CurrentAccounts = new Map();

/** The accounts that one method may need; nothing is read for the others. */
export function readAccountsFor(trx: Trx, method: Method): Promise<CurrentAccounts> {
  const gateway = gatewayOf(method);
  const isOfAccounts = ACCOUNT_GATEWAYS.some((known) => known === gateway);
  return isOfAccounts ? readCurrentIds(trx, method.instance_id) : Promise.resolve(NO_ACCOUNTS);
}

export const refuseMethod = (field = 'payment_method_id'): never =>
  refuseField(field, { code: 'method_unavailable' });

type Choice = Pick<PaymentMethod, 'id' | 'strategy' | 'linkedCardId'>;

/** Saved cards first, then the balance, then the others in the given order. */
export function inOrder<T extends Choice>(methods: readonly T[]): T[] {
  return methods.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** The balance if the customer has any, else the first method that brings money in. */
export function defaultOf<T extends Choice>(
  methods: readonly T[],
  balanceMicro: bigint,
): T | undefined {
  const ordered = inOrder(methods);
  const balance = ordered.find(({ strategy }) => strategy === 'balance');
  if (balance && balanceMicro > 0n) return balance;
  return ordered.find(({ strategy }) => strategy !== 'balance');
}

function rankOf({ strategy, linkedCardId }: Choice): number {
  if (linkedCardId !== null) return 0;
  return strategy === 'balance' ? 1 : 2;
}
