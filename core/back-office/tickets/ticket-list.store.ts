import { sql, type RawBuilder } from 'kysely';
import { emailKey } from '#core/accounts/customers/email.ts';
import type { SupportState, SupportTopic } from '#core/feedback/support/support-state.pure.ts';
import type { ListQuery } from '#core/platform/lists/list-grammar.pure.ts';
import type { ListPlace, ListSort } from '#core/platform/lists/list-sort.pure.ts';
import type { ListRow, ListSource } from '#core/platform/lists/read-list.ts';
import { during, within } from '#core/platform/lists/within.ts';
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
  const state = stateServedByIndex(query);
  const near: Sql[] = [
    sql`t.instance_id = ${instanceId}`,
    ...(state === undefined ? [] : [sql`t.state = ${state}`]),
    ...(filters.customer === undefined ? [] : [ofCustomer(instanceId, filters.customer)]),
    ...(filters.order?.from === undefined || filters.order.from !== filters.order.to
      ? []
      : [sql`t.order_id = ${filters.order.from}`]),
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
    ...(order?.from === order?.to ? [] : within(sql`r.order_id`, order)),
  ];
}

const numberIn = (word: string): bigint | undefined => {
  const [, digits] = /^#?(\d{1,18})$/.exec(word) ?? [];
  return digits === undefined ? undefined : BigInt(digits);
};

function assignedTo(text: string, staffId: bigint): Sql {
  if (text === 'nobody') return sql`t.assigned_to is null`;
  return sql`t.assigned_to = ${text === 'me' ? staffId : (numberIn(text) ?? 0n)}`;
}

/** By the number of the customer, or by the whole address. */
function ofCustomer(instanceId: number, text: string): Sql {
  const id = numberIn(text);
  return id === undefined
    ? sql`t.customer_id = (
        select w.customer_id from customer_words w
        join customers c on c.instance_id = w.instance_id and c.id = w.customer_id
        where w.instance_id = ${instanceId} and w.word = ${emailKey(text)}
          and lower(c.email) = ${emailKey(text)}
        limit 1)`
    : sql`t.customer_id = ${id}`;
}
