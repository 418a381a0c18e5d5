import { sql, type RawBuilder } from 'kysely';
import type { SupportState, SupportTopic } from '#core/feedback/support/support-state.pure.ts';
import type { ListQuery } from '#core/platform/lists/list-grammar.pure.ts';
import type { ListPlace, ListSort } from '#core/platform/lists/list-sort.pure.ts';
import type { ListRow, ListSource } from '#core/platform/lists/read-list.ts';
import { during, exactly, within } from '#core/platform/lists/within.ts';
import { customerOfTerm, numberIn } from '../customers/customer-of-term.ts';
import type { TICKET_FIELDS, TicketListSort } from './ticket-fields.pure.ts';

type Sql = RawBuilder<unknown>;

export interface ListedTicket extends ListRow {
  id: bigint;
  order_id: bigint | null;
  customer_id: bigint;
  topic: SupportTopic;
  subject: string;
  state: SupportState;
  unread_by_staff: number;
  assigned_to: bigint | null;
  created_at: Date;
  updated_at: Date;
}

export interface TicketList {
  instanceId: number;
  query: ListQuery<typeof TICKET_FIELDS>;
  /** Who asks: `assigned:me` is theirs. */
  staffId: bigint;
  sort: ListSort<TicketListSort>;
  after?: ListPlace | undefined;
}

const COLUMNS = sql`t.id, t.order_id, t.customer_id, t.topic, t.subject, t.state,
  t.unread_by_staff, t.assigned_to, t.created_at, t.updated_at`;

const PLACE = {
  value: sql`t.place`,
  at: (value: string) => sql`${/^\d{1,18}$/.test(value) ? value : '0'}::bigint`,
};

export function ticketSource(list: TicketList): ListSource {
  const { instanceId, query, staffId, sort, after } = list;
  const { filters, words } = query;
  const order = exactly(filters.order);
  const state = stateServedByIndex(query);
  const near: Sql[] = [
    sql`t.instance_id = ${instanceId}`,
    ...(state === undefined ? [] : [sql`t.state = ${state}`]),
    ...(filters.customer === undefined
      ? []
      : [sql`t.customer_id = ${customerOfTerm(instanceId, filters.customer)}`]),
    ...(order === undefined ? [] : [sql`t.order_id = ${order}`]),
    ...(filters.assigned === undefined ? [] : [assignedTo(filters.assigned, staffId)]),
    ...words.map((word) => sql`t.id = ${numberIn(word) ?? 0n}`),
  ];
  return {
    columns: COLUMNS,
    from: sql`support_threads t`,
    near,
    far: farOf(list),
    id: sql`t.id`,
    ...(sort.by === 'waiting' && PLACE),
    ...{ direction: sort.direction, after },
  };
}

/** The only one, where nothing else is sought that has an index of its own. */
function stateServedByIndex({ words, filters }: TicketList['query']): SupportState | undefined {
  const [state, ...others] = filters.is ?? [];
  const isOfFew = filters.customer !== undefined || filters.assigned !== undefined;
  return others.length === 0 && !isOfFew && words.length === 0 ? state : undefined;
}

function farOf({ query }: TicketList): Sql[] {
  const { is, topic, created, order } = query.filters;
  const isFar = is !== undefined && stateServedByIndex(query) === undefined;
  return [
    ...(isFar ? [sql`r.state = any(${[...is]}::text[])`] : []),
    ...(topic === undefined ? [] : [sql`r.topic = any(${[...topic]}::text[])`]),
    ...during(sql`r.created_at`, created),
    ...(exactly(order) === undefined ? within(sql`r.order_id`, order) : []),
  ];
}

function assignedTo(text: string, staffId: bigint): Sql {
  if (text === 'nobody') return sql`t.assigned_to is null`;
  return sql`t.assigned_to = ${text === 'me' ? staffId : (numberIn(text) ?? 0n)}`;
}
