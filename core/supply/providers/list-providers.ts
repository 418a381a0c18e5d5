import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { formatAmount } from '#core/money/money.ts';
import type { Provider } from './provider.contract.ts';
import { isShort } from './short-provider.pure.ts';
import {
  findProvider,
  readProviders,
  type ProviderRef,
  type ProviderRow,
} from './provider.store.ts';

export async function listProviders(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  instanceId: number,
): Promise<Provider[]> {
  const rows = await db.read(instanceId, (trx) => readProviders(trx, instanceId));
  return rows.map((row) => providerOf(row, clock.now()));
}

/** What they are called, for who shows what was done with them. */
export async function namesOfProviders(
  trx: Trx,
  instanceId: number,
): Promise<ReadonlyMap<bigint, string>> {
  const rows = await readProviders(trx, instanceId);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** One of them; undefined where it is not, or no longer. */
export async function getProvider(
  trx: Trx,
  { now, ...ref }: ProviderRef & { now: Date },
): Promise<Provider | undefined> {
  const row = await findProvider(trx, ref);
  return row && providerOf(row, now);
}

type Shown = Omit<
  ProviderRow,
  'instance_id' | 'key_sealed' | 'balance_check_at' | 'balance_failures'
>;

function providerOf(row: Shown, now: Date): Provider {
  const { id, name, url, created_at: at, balance_micro: balance, low_balance_micro: least } = row;
  return {
    ...{ id: String(id), name, url, created_at: at.toISOString() },
    balance: balance === null ? null : formatAmount(balance),
    balance_currency: row.balance_currency,
    balance_at: row.balance_at?.toISOString() ?? null,
    low_balance: least === null ? null : formatAmount(least),
    is_short: isShort(row, now),
    check: row.tried_at && {
      at: row.tried_at.toISOString(),
      problem: row.try_problem && { code: row.try_problem, text: row.try_said },
    },
  };
}
