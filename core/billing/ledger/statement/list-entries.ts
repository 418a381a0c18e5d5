import type { z } from 'zod';
import type { OwnerCaller } from '#core/platform/operations/current-customer.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { floatAmount } from '#core/money/money.ts';
import { lastOfFull } from '#core/platform/db/last-of-full.ts';
import { ENTRY_KINDS, PURSES } from '../kinds.pure.ts';
import { COMMISSION } from '../moves/move-commission.ts';
import { EARNINGS_MOVED, WITHDRAWAL, WITHDRAWAL_END } from '../moves/withdraw-earned.ts';
import { readMoney } from '../read-money.ts';
import {
  momentOf,
  type EntriesQuery,
  type EntryCause,
  type entriesAnswer,
  type FinanceEntry,
} from './statement.contract.ts';
import { readEntries, type EntryPlace, type EntryRow } from './statement.store.ts';

const PER_PAGE = 20;
const EXPORTED_AT_ONCE = 1_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The movements on a customer's balance, newest first, with the balance after each. */
export async function listEntries(
  { db }: Pick<Deps, 'db'>,
  { instanceId, customer }: Pick<OwnerCaller, 'instanceId' | 'customer'>,
  query: EntriesQuery,
): Promise<z.infer<typeof entriesAnswer>> {
  const { per_page: perPage = PER_PAGE } = query;
  const asked = {
    instanceId,
    customerId: customer.id,
    accounts: query.account ?? PURSES,
    kinds: query.type ?? ENTRY_KINDS,
    from: query.start_date === undefined ? null : (momentOf(query.start_date) ?? null),
    until: untilOf(query.end_date),
    before: query.before === undefined ? undefined : placeOf(query.before),
    most: perPage + 1,
  };
  const [money, rows] = await db.read(instanceId, (trx) =>
    Promise.all([readMoney(trx, { instanceId, id: customer.id }), readEntries(trx, asked)]),
  );
  const shown = rows.slice(0, perPage);
  const last = rows.length > perPage ? shown.at(-1) : undefined;
  return {
    data: shown.map(entryOf),
    meta: {
      per_page: perPage,
      next: last ? cursorOf(last) : null,
      balances: {
        balance: floatAmount(money.balanceMicro),
        referral: floatAmount(money.referralBalanceMicro),
        task: floatAmount(money.taskBalanceMicro),
        held: floatAmount(money.heldMicro),
        debt: floatAmount(money.debtMicro),
      },
    },
  };
}

/** All entries page by page, for the export of a customer's data. */
export async function exportEntries(
  trx: Trx,
  { instanceId, customerId }: { instanceId: number; customerId: bigint },
  after: string | undefined,
): Promise<{ rows: FinanceEntry[]; next: string | undefined }> {
  const rows = await readEntries(trx, {
    ...{ instanceId, customerId, accounts: PURSES, kinds: ENTRY_KINDS },
    ...{ from: null, until: null },
    before: after === undefined ? undefined : placeOf(after),
    most: EXPORTED_AT_ONCE,
  });
  const last = lastOfFull(rows, EXPORTED_AT_ONCE);
  return { rows: rows.map(entryOf), next: last && cursorOf(last) };
}

/** The exclusive end of the period. */
function untilOf(text: string | undefined): Date | null {
  const moment = text === undefined ? undefined : momentOf(text);
  if (!moment || text === undefined) return null;
  const isDay = !text.includes(' ');
  return new Date(moment.getTime() + (isDay ? DAY_MS : 1000));
}

const cursorOf = ({ created_at, id, account_id }: EntryRow): string =>
  `${created_at.getTime()}.${id}.${account_id}`;

function placeOf(cursor: string): EntryPlace {
  const [time = '0', id = '0', accountId = '0'] = cursor.split('.');
  return { createdAt: new Date(Number(time)), id: BigInt(id), accountId: BigInt(accountId) };
}

function entryOf(row: EntryRow): FinanceEntry {
  return {
    id: Number(row.id),
    type: row.kind,
    account: row.account,
    amount: floatAmount(row.amount_micro),
    balance: floatAmount(row.balance_after_micro),
    created_at: row.created_at.toISOString(),
    order_id: numberOf(row.order_id),
    drip_feed_id: dripFeedOf(row),
    invoice_id: numberOf(row.invoice_id),
    payment_method: numberOf(row.payment_method_id),
    reason: row.reason,
    cause: causeOf(row),
  };
}

/** Its charge, its cashback, and what came back of its runs that never began. */
function dripFeedOf({ source_type: type, source_id: id }: EntryRow): number | null {
  const [, dripFeedId] = /(?:^|\/)drip_feed(?:_cashback)?\/(\d+)$/.exec(`${type}/${id}`) ?? [];
  return dripFeedId === undefined ? null : Number(dripFeedId);
}

/** What a commission brings or takes says so by its kind; its release is a mere adjustment. */
function causeOf({ source_type: source, kind }: EntryRow): EntryCause | null {
  if (source === COMMISSION && kind === 'admin') return 'reward_released';
  return CAUSES[source] ?? null;
}

/** The business event, where the kind alone does not tell. */
const CAUSES: Partial<Record<string, EntryCause>> = {
  invoice: 'payment',
  invoice_change: 'payment',
  payment_refund: 'payment_refund',
  payment_refund_bonus: 'payment_refund',
  refund_returned: 'refund_returned',
  refund_returned_bonus: 'refund_returned',
  refund_debt_returned: 'refund_returned',
  dispute: 'dispute',
  dispute_bonus: 'dispute',
  dispute_won: 'dispute_won',
  dispute_won_bonus: 'dispute_won',
  debt_paid: 'debt_paid',
  debt_returned: 'debt_returned',
  [WITHDRAWAL]: 'withdrawal',
  [WITHDRAWAL_END]: 'withdrawal_returned',
  [EARNINGS_MOVED]: 'earnings_moved',
};

const numberOf = (id: bigint | null): number | null => (id === null ? null : Number(id));
