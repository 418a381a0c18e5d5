import { listPayers } from '#core/accounts/customers/payer.ts';
import { listServiceNames } from '#core/catalogue/services/service-name.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, invariant } from '#core/errors.ts';
import { reviewIdOf } from '#core/feedback/reviews/review.contract.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { readListSort } from '#core/platform/lists/list-sort.pure.ts';
import { requireListQuery } from '#core/platform/lists/require-list-query.ts';
import { staffList, type SourceOf } from '#core/platform/lists/staff-list.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { REVIEW_FIELDS, REVIEW_SORTS } from './review-fields.pure.ts';
import type { StaffReview } from './review-list.contract.ts';
import {
  findStaffReview,
  reviewSource,
  type ListedReviewRow,
  type StaffReviewRow,
} from './review-list.store.ts';

type Asking = Pick<CustomerCaller, 'instanceId' | 'language'>;

const sourceOf: SourceOf = (_deps, { instanceId }, { q, sort }) =>
  reviewSource({
    ...{ instanceId, query: requireListQuery(q, REVIEW_FIELDS) },
    sort: readListSort(sort, REVIEW_SORTS, { by: 'created', direction: 'desc' }),
  });

export async function getReview(
  { db }: Pick<Deps, 'db'>,
  caller: Asking,
  idInPath: string,
): Promise<StaffReview> {
  const { instanceId } = caller;
  const id = reviewIdOf(idInPath);
  return db.read(instanceId, async (trx) => {
    const row = id && (await findStaffReview(trx, { instanceId, id }));
    if (!row) throw new AppError('not_found');
    const [shown] = await show(trx, caller, [row]);
    invariant(shown, 'every row is shown');
    return shown;
  });
}

const HEAD = [
  ...['id', 'state', 'stars', 'service_id', 'customer_id', 'language', 'created_at', 'updated_at'],
  ...['hidden_at', 'hidden_by', 'answered_at', 'answered_by'],
];

/** What customers said about services, and what the shop did with it. */
export const reviewList = staffList<ListedReviewRow, StaffReview>({
  sourceOf,
  show: ({ trx, caller }, rows) => show(trx, caller, rows),
  /** All of them as a file; whose they are, by number alone. */
  file: {
    ...{ name: 'reviews', action: 'reviews.exported', head: HEAD },
    lines: (_look, rows) => rows.map(fieldsOf),
  },
});

const momentOf = (at: Date | null): string => at?.toISOString() ?? '';

const fieldsOf = (row: StaffReviewRow): string[] =>
  [
    ...[row.id, row.list_state, row.rating, row.service_id, row.customer_id, row.language],
    ...[momentOf(row.created_at), momentOf(row.updated_at), momentOf(row.hidden_at)],
    ...[row.hidden_by ?? '', momentOf(row.answered_at), row.answered_by ?? ''],
  ].map(String);

async function show(
  trx: Trx,
  { instanceId, language }: Asking,
  rows: readonly StaffReviewRow[],
): Promise<StaffReview[]> {
  const ids = rows.flatMap((row) => [row.customer_id, row.hidden_by ?? [], row.answered_by ?? []]);
  const [found, names] = await Promise.all([
    listPayers(trx, { instanceId, ids: [...new Set(ids.flat())] }),
    listServiceNames(trx, { instanceId, language, ids: rows.map((row) => row.service_id) }),
  ]);
  const people = new Map(found.map((person) => [person.id, person]));
  const decider = (id: bigint) => ({ id: Number(id), name: people.get(id)?.name ?? '' });
  return rows.map((row) => {
    const { hidden_at: hiddenAt, hidden_by: hider, answered_at: at, answered_by: answerer } = row;
    const customer = people.get(row.customer_id);
    return {
      ...{ id: Number(row.id), author: row.author, rating: row.rating, comment: row.comment },
      service: { id: row.service_id, name: names.get(row.service_id) ?? '' },
      customer: {
        id: Number(row.customer_id),
        ...{ name: customer?.name ?? '', email: customer?.email ?? null },
      },
      ...{ language: row.language, state: row.list_state },
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
      hidden:
        hiddenAt === null || hider === null
          ? null
          : { reason: row.hidden_reason ?? '', at: hiddenAt.toISOString(), by: decider(hider) },
      answer:
        row.answer === null || at === null || answerer === null
          ? null
          : { text: row.answer, at: at.toISOString(), by: decider(answerer) },
    };
  });
}
