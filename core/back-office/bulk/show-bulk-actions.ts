import type { z } from 'zod';
import { listPayers } from '#core/accounts/customers/payer.ts';
import { listServiceNames } from '#core/catalogue/services/service-name.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, invariant } from '#core/errors.ts';
import { CANNOT } from '#core/fulfilment/dispatch/staff/bulk-verdict.pure.ts';
import { formatAmount } from '#core/money/money.ts';
import { readOrdersOfAnybody } from '#core/ordering/orders/staff-orders.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { lastOfFull } from '#core/platform/db/last-of-full.ts';
import { exportList } from '#core/platform/lists/export-list.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { BulkAction, bulkActionsAnswer, bulkRowsAnswer } from './bulk-action.contract.ts';
import {
  findBulkAction,
  readBulkActions,
  readBulkFigures,
  readBulkRows,
  type BulkActionRow,
  type BulkFigure,
  type BulkOrderRow,
  type BulkRef,
} from './bulk-action.store.ts';
import { BULK_RESULTS, phraseOf } from './bulk-words.pure.ts';

const PER_PAGE = 50;

type Db = Pick<Deps, 'db'>;
interface Cursor {
  cursor?: string | undefined;
}

export async function listBulkActions(
  { db }: Db,
  { instanceId }: CustomerCaller,
  { cursor }: Cursor,
): Promise<z.infer<typeof bulkActionsAnswer>> {
  const before = cursor === undefined ? undefined : BigInt(cursor);
  return db.read(instanceId, async (trx) => {
    const rows = await readBulkActions(trx, { instanceId, before, most: PER_PAGE });
    const last = lastOfFull(rows, PER_PAGE);
    return {
      data: await showBulkActions(trx, { instanceId, rows }),
      meta: { next: last ? String(last.id) : null },
    };
  });
}

export async function getBulkAction(
  { db }: Db,
  { instanceId }: CustomerCaller,
  id: string,
): Promise<BulkAction> {
  return db.read(instanceId, async (trx) => {
    const row = await requireBulkAction(trx, { instanceId, id: BigInt(id) });
    return showBulkAction(trx, row);
  });
}

async function requireBulkAction(trx: Trx, ref: BulkRef): Promise<BulkActionRow> {
  const row = await findBulkAction(trx, ref);
  if (!row) throw new AppError('not_found');
  return row;
}

export async function showBulkAction(trx: Trx, row: BulkActionRow): Promise<BulkAction> {
  const [shown] = await showBulkActions(trx, { instanceId: row.instance_id, rows: [row] });
  invariant(shown, 'every row is shown');
  return shown;
}

async function showBulkActions(
  trx: Trx,
  { instanceId, rows }: { instanceId: number; rows: readonly BulkActionRow[] },
): Promise<BulkAction[]> {
  const people = rows.flatMap(({ asked_by: asked, started_by: started }) =>
    started === null ? [asked] : [asked, started],
  );
  const [figures, names] = await Promise.all([
    readBulkFigures(trx, { instanceId, ids: rows.map(({ id }) => id) }),
    listPayers(trx, { instanceId, ids: [...new Set(people)] }),
  ]);
  const person = (id: bigint) => ({
    ...{ id: Number(id), name: names.find((known) => known.id === id)?.name ?? '' },
  });
  return rows.map((row) => ({
    ...{ id: Number(row.id), kind: row.kind, q: row.q, reason: row.reason, state: row.state },
    is_cut: row.is_cut,
    asked_by: person(row.asked_by),
    asked_at: row.asked_at.toISOString(),
    started_by: row.started_by === null ? null : person(row.started_by),
    started_at: row.started_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    ...showFigures(figures.filter(({ action_id: id }) => id === row.id)),
  }));
}

type Figures = Pick<
  BulkAction,
  'matches' | 'at_once' | 'asks' | 'cannot' | 'amount' | 'treated' | 'results' | 'moved' | 'phrase'
>;

function showFigures(figures: readonly BulkFigure[]): Figures {
  const count = (of: (figure: BulkFigure) => boolean) =>
    figures.filter(of).reduce((sum, { orders }) => sum + orders, 0);
  const of = (wanted: BulkFigure['verdict']) => count(({ verdict }) => verdict === wanted);
  const { orders, amountMicro } = toTreatOf(figures);
  const movedMicro = figures.reduce((sum, figure) => sum + figure.movedMicro, 0n);
  return {
    matches: count(() => true),
    at_once: of('can'),
    asks: of('ask'),
    cannot: CANNOT.map((why) => ({ why, orders: of(why) })).filter(isAny),
    amount: formatAmount(amountMicro),
    treated: count(({ result }) => result !== null),
    results: BULK_RESULTS.map((result) => ({
      ...{ result, orders: count((figure) => figure.result === result) },
    })).filter(isAny),
    moved: formatAmount(movedMicro),
    phrase: phraseOf({ orders, amountMicro }) ?? null,
  };
}

const isAny = ({ orders }: { orders: number }) => orders > 0;

/** How many orders are to be treated, and the most money that moves by it. */
export function toTreatOf(figures: readonly BulkFigure[]) {
  const treated = figures.filter(({ verdict }) => verdict === 'can' || verdict === 'ask');
  return {
    orders: treated.reduce((sum, { orders }) => sum + orders, 0),
    amountMicro: treated.reduce((sum, { amountMicro }) => sum + amountMicro, 0n),
  };
}

export async function listBulkActionOrders(
  { db }: Db,
  { instanceId, language }: CustomerCaller,
  { bulkActionId, cursor }: Cursor & { bulkActionId: string },
): Promise<z.infer<typeof bulkRowsAnswer>> {
  const ref = { instanceId, id: BigInt(bulkActionId) };
  return db.read(instanceId, async (trx) => {
    await requireBulkAction(trx, ref);
    const rows = await readBulkRows(trx, { ...ref, after: BigInt(cursor ?? 0), most: PER_PAGE });
    const ids = rows.map(({ order_id: id }) => id);
    const orders = await readOrdersOfAnybody(trx, { instanceId, ids });
    const services = orders.map((order) => order.service_id);
    const names = await listServiceNames(trx, { instanceId, language, ids: services });
    const nameOf = (id: bigint) => {
      const order = orders.find((each) => each.id === id);
      return (order && (names.get(order.service_id) ?? order.service.name)) ?? '';
    };
    const last = lastOfFull(rows, PER_PAGE);
    return {
      data: rows.map((row) => ({
        order_id: Number(row.order_id),
        service: nameOf(row.order_id),
        ...{ verdict: row.verdict, amount: formatAmount(row.amount_micro), result: row.result },
        moved: row.moved_micro === null ? null : formatAmount(row.moved_micro),
        ended_at: row.ended_at?.toISOString() ?? null,
      })),
      meta: { next: last ? String(last.order_id) : null },
    };
  });
}

const HEAD = ['order_id', 'verdict', 'amount', 'result', 'moved', 'ended_at'];

export async function exportBulkAction(
  { db }: Db,
  { instanceId }: CustomerCaller,
  bulkActionId: string,
): Promise<ReadableStream<Uint8Array>> {
  const ref = { instanceId, id: BigInt(bulkActionId) };
  await db.read(instanceId, (trx) => requireBulkAction(trx, ref));
  return exportList(
    { db },
    {
      ...{ instanceId, head: HEAD },
      async page(trx, after, most) {
        const found = await readBulkRows(trx, { ...ref, after: after?.id ?? 0n, most });
        const rows = found.map((row) => ({ ...row, list_id: row.order_id, list_value: '' }));
        const last = lastOfFull(rows, most);
        return { rows, next: last && { id: last.order_id, value: '' }, isWhole: true };
      },
      fields: (_trx, rows) => Promise.resolve(rows.map(fieldsOf)),
    },
  );
}

const fieldsOf = (row: BulkOrderRow): string[] => [
  ...[String(row.order_id), row.verdict, formatAmount(row.amount_micro), row.result ?? ''],
  row.moved_micro === null ? '' : formatAmount(row.moved_micro),
  row.ended_at?.toISOString() ?? '',
];
