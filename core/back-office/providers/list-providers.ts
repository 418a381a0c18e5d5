import { formatAmount } from '#core/money/money.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { readListSort } from '#core/platform/lists/list-sort.pure.ts';
import { COUNTED } from '#core/platform/lists/read-list.ts';
import { requireListQuery } from '#core/platform/lists/require-list-query.ts';
import { staffList, type SourceOf } from '#core/platform/lists/staff-list.ts';
import { PROVIDER_FIELDS, PROVIDER_SORTS } from './provider-fields.pure.ts';
import type { ListedProvider } from './provider-list.contract.ts';
import {
  providerSource,
  readProviderFigures,
  type ListedProviderRow,
} from './provider-list.store.ts';

const USUAL = { by: 'name', direction: 'asc' } as const;

const sourceOf: SourceOf = ({ clock }, { instanceId }, { q, sort }) =>
  providerSource({
    ...{ instanceId, query: requireListQuery(q, PROVIDER_FIELDS), now: clock.now() },
    sort: readListSort(sort, PROVIDER_SORTS, USUAL),
  });

const HEAD = [
  ...['id', 'name', 'host', 'state', 'balance', 'balance_currency', 'balance_at', 'low_balance'],
  ...['services', 'under_way', 'latest_tries', 'latest_taken', 'answered_at', 'markup_percent'],
  'created_at',
];

/** The providers of an instance, by name unless told otherwise. */
export const providerList = staffList<ListedProviderRow, ListedProvider>({
  sourceOf,
  show: ({ trx, caller }, rows) => show(trx, caller.instanceId, rows),
  /** All of them as a file, without their keys and the rest of their addresses. */
  file: {
    ...{ name: 'providers', action: 'providers.exported', head: HEAD },
    lines: async ({ trx, caller }, rows) =>
      (await show(trx, caller.instanceId, rows)).map(fieldsOf),
  },
});

const fieldsOf = (one: ListedProvider): string[] =>
  [
    ...[one.id, one.name, one.host, one.state, one.balance ?? '', one.balance_currency ?? ''],
    ...[one.balance_at ?? '', one.low_balance ?? '', one.services.count, one.under_way.count],
    ...[one.latest.tries, one.latest.taken, one.answered_at ?? '', one.markup ?? ''],
    one.created_at,
  ].map(String);

async function show(
  trx: Trx,
  instanceId: number,
  rows: readonly ListedProviderRow[],
): Promise<ListedProvider[]> {
  const figures = await readProviderFigures(trx, { instanceId, ids: rows.map(({ id }) => id) });
  return rows.map((row) => {
    const own = figures.get(row.id);
    return {
      ...{ id: Number(row.id), name: row.name, host: new URL(row.url).host, state: row.state },
      balance: amountOf(row.balance_micro),
      balance_currency: row.balance_currency,
      balance_at: row.balance_at?.toISOString() ?? null,
      low_balance: amountOf(row.low_balance_micro),
      services: upTo(own?.services),
      under_way: upTo(own?.under_way),
      latest: { tries: Number(own?.tries ?? 0), taken: Number(own?.taken ?? 0) },
      answered_at: laterOf(row.balance_at, own?.answered_at ?? null)?.toISOString() ?? null,
      markup: own?.markup ?? null,
      created_at: row.created_at.toISOString(),
    };
  });
}

const amountOf = (micro: bigint | null) => (micro === null ? null : formatAmount(micro));

const upTo = (found = 0n) => ({
  count: Math.min(Number(found), COUNTED),
  is_all: Number(found) <= COUNTED,
});

/** To tell a balance is an answer, and so is to take an order or to refuse it. */
const laterOf = (one: Date | null, other: Date | null): Date | null =>
  one !== null && (other === null || one > other) ? one : other;
