import { sql, type RawBuilder } from 'kysely';
import type { ReviewListState } from '#core/feedback/reviews/review-list-states.pure.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { idsInPeriod } from '#core/platform/lists/ids-in-period.ts';
import type { ListQuery } from '#core/platform/lists/list-grammar.pure.ts';
import type { ListSort } from '#core/platform/lists/list-sort.pure.ts';
import type { ListRow, ListSource } from '#core/platform/lists/read-list.ts';
import { during, exactly, exactlyInt, within } from '#core/platform/lists/within.ts';
import { customerOfTerm, numbersIn } from '../customers/customer-of-term.ts';
import type { REVIEW_FIELDS, ReviewSort } from './review-fields.pure.ts';

type Sql = RawBuilder<unknown>;
type Query = ListQuery<typeof REVIEW_FIELDS>;

export interface StaffReviewRow {
  id: bigint;
  service_id: number;
  customer_id: bigint;
  author: string;
  rating: number;
  comment: string | null;
  language: string;
  list_state: ReviewListState;
  created_at: Date;
  updated_at: Date;
  hidden_reason: string | null;
  hidden_at: Date | null;
  hidden_by: bigint | null;
  answer: string | null;
  answered_at: Date | null;
  answered_by: bigint | null;
}
export type ListedReviewRow = StaffReviewRow & ListRow;

export interface ReviewList {
  instanceId: number;
  query: Query;
  sort: ListSort<ReviewSort>;
}

const COLUMNS = sql`t.id, t.service_id, t.customer_id, t.author, t.rating, t.comment, t.language,
  t.list_state, t.created_at, t.updated_at, t.hidden_reason, t.hidden_at, t.hidden_by, t.answer,
  t.answered_at, t.answered_by`;

export function reviewSource({ instanceId, query, sort }: ReviewList): ListSource {
  const { filters, words } = query;
  const near = servedByIndex(query);
  return {
    columns: COLUMNS,
    from: sql`reviews t`,
    near: [
      sql`t.instance_id = ${instanceId}`,
      ...numbersIn(words).map((id) => sql`t.id = ${id}`),
      ...(near.customer === undefined
        ? []
        : [sql`t.customer_id = ${customerOfTerm(instanceId, near.customer)}`]),
      ...(near.serviceId === undefined
        ? []
        : [sql`t.service_id = ${near.serviceId}::bigint::integer`]),
      ...(near.state === undefined ? [] : [sql`t.list_state = ${near.state}`]),
      ...(near.stars === undefined ? [] : [sql`t.rating = ${near.stars}::bigint::integer`]),
      ...(filters.created
        ? idsInPeriod(
            { instanceId, table: 'reviews', at: 'created_at', id: sql`t.id` },
            filters.created,
          )
        : []),
    ],
    far: farOf({ instanceId, query }, near),
    id: sql`t.id`,
    ...{ direction: sort.direction, after: undefined },
  };
}

interface Near {
  customer?: string;
  serviceId?: bigint;
  state?: ReviewListState;
  stars?: bigint;
}

/** Of several that each have an index, one: the index of one would be read until enough of the others had come. */
function servedByIndex({ words, filters }: Query): Near {
  if (numbersIn(words).length > 0) return {};
  if (filters.customer !== undefined) return { customer: filters.customer };
  const serviceId = exactlyInt(filters.service);
  if (serviceId !== undefined) return { serviceId };
  const [state, ...others] = filters.state ?? [];
  if (state !== undefined && others.length === 0) return { state };
  const stars = exactly(filters.stars);
  return stars !== undefined && stars < 6n ? { stars } : {};
}

function farOf({ instanceId, query }: Omit<ReviewList, 'sort'>, near: Near): Sql[] {
  const { state, stars, service, customer, created } = query.filters;
  const sought = query.words.filter((word) => numbersIn([word]).length === 0);
  return [
    ...(state !== undefined && near.state === undefined
      ? [sql`r.list_state = any(${[...state]}::text[])`]
      : []),
    ...(near.stars === undefined ? within(sql`r.rating`, stars) : []),
    ...(near.serviceId === undefined ? within(sql`r.service_id`, service) : []),
    ...(customer === undefined || near.customer !== undefined
      ? []
      : [sql`r.customer_id = ${customerOfTerm(instanceId, customer)}`]),
    ...during(sql`r.created_at`, created),
    ...sought.map(
      (word) => sql`strpos(lower(concat_ws(' ', r.author, r.comment, r.answer)),
        ${word.toLowerCase()}) > 0`,
    ),
  ];
}

export async function findStaffReview(
  trx: Trx,
  { instanceId, id }: { instanceId: number; id: bigint },
): Promise<StaffReviewRow | undefined> {
  const { rows } = await sql<StaffReviewRow>`
    select ${COLUMNS} from reviews t
    where t.instance_id = ${instanceId} and t.id = ${id}`.execute(trx);
  return rows[0];
}
