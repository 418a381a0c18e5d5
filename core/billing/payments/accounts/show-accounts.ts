import { listPayers } from '#core/accounts/customers/payer.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { invariant } from '#core/errors.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { localize } from '#core/tenancy/instances/localize.ts';
import type { Language } from '#locales/languages.ts';
import { gatewayOf, isOfDeployment } from '../find-gateway.ts';
import { readPaymentMethods, type PaymentMethodRow } from '../payment-method.store.ts';
import { ACCOUNT_GATEWAYS, type AccountGateway } from './account-gateways.pure.ts';
import { forgottenAt } from './check-accounts.ts';
import type { GatewayAccounts, PaymentAccount } from './payment-account.contract.ts';
import { readAccounts, type PaymentAccountRow } from './payment-account.store.ts';

type Ports = Pick<Deps, 'db' | 'isDemo' | 'services'>;
type Asking = Pick<CustomerCaller, 'instanceId' | 'language'>;

/** Each provider with the accounts of the instance there. */
export const listAccounts = (deps: Ports, caller: Asking): Promise<GatewayAccounts[]> =>
  showGateways(deps, caller, ACCOUNT_GATEWAYS);

/** One of them. */
export async function getAccounts(
  deps: Ports,
  caller: Asking,
  gateway: AccountGateway,
): Promise<GatewayAccounts> {
  const [shown] = await showGateways(deps, caller, [gateway]);
  invariant(shown, 'every provider is shown');
  return shown;
}

async function showGateways(
  deps: Ports,
  { instanceId, language }: Asking,
  gateways: readonly AccountGateway[],
): Promise<GatewayAccounts[]> {
  return deps.db.read(instanceId, async (trx) => {
    const rows = await readAccounts(trx, { instanceId, gateways });
    const methods = await readPaymentMethods(trx, instanceId);
    const names = await readNames(trx, { instanceId, rows });
    return gateways.map((gateway) => {
      const own = rows.filter((row) => row.gateway === gateway);
      const current = own.find(({ disconnected_at: left }) => left === null);
      return {
        gateway,
        account: current ? showAccount(current, names) : null,
        is_shared: current === undefined && isOfDeployment(deps, gateway),
        methods: namesOf(methods, { gateway, language }),
        earlier: own.filter((row) => row !== current).map((row) => showAccount(row, names)),
      };
    });
  });
}

type Names = ReadonlyMap<bigint, string>;

async function readNames(
  trx: Trx,
  { instanceId, rows }: { instanceId: number; rows: readonly PaymentAccountRow[] },
): Promise<Names> {
  const ids = [...new Set(rows.map(({ connected_by: id }) => id))];
  const people = await listPayers(trx, { instanceId, ids });
  return new Map(people.map(({ id, name }) => [id, name]));
}

function namesOf(
  methods: readonly PaymentMethodRow[],
  { gateway, language }: { gateway: AccountGateway; language: Language },
): string[] {
  return methods
    .filter((method) => gatewayOf(method) === gateway)
    .map(({ texts }) => String(localize(texts.name, language)));
}

function showAccount(row: PaymentAccountRow, names: Names): PaymentAccount {
  const { disconnected_at: left, keys_sealed: keys } = row;
  return {
    id: String(row.id),
    gateway: row.gateway,
    name: row.name,
    is_test: row.is_test,
    key_hint: row.key_hint,
    hears: row.webhook_id !== null,
    left_webhook: row.left_webhook_url,
    connected_at: row.connected_at.toISOString(),
    connected_by: names.get(row.connected_by) ?? null,
    disconnected_at: left?.toISOString() ?? null,
    forgotten_at: left && keys ? forgottenAt(left).toISOString() : null,
    check: { at: row.checked_at.toISOString(), problem: row.problem, said: row.said },
  };
}
