import { sql, type RawBuilder } from 'kysely';
import { LATEST } from '#core/back-office/providers/provider-list.store.ts';
import type { Database, Trx } from '#core/platform/db/database.ts';

type Sql = RawBuilder<unknown>;

const AT_ONCE = 100_000;

/** What differs from row to row, as SQL; `n` counts them, `first` is the first customer there. */
type Differences = Readonly<Record<string, Sql>>;

export interface Copies {
  table: string;
  /** The one that is copied; the first of the table that it finds. */
  where: Sql;
  set?: Differences;
}

export const oneOf = (...values: string[]): Sql =>
  sql`(array[${sql.join(values)}]::text[])[1 + n % ${values.length}]`;
export const ofSome = { customer_id: sql`first + n % 100` };
const UNPAID = { paid_at: sql`null`, received_micro: sql`null`, credited_micro: sql`null` };
// Numbers grow with time.
export const moment = sql`timestamptz '2025-01-01' + n * interval '1 second'`;

interface Originals {
  instanceId: number;
  /** Services are of a type that their own instance has. */
  sellerId: number;
}

/** Rows of every list, made of one that came about as usual. */
export const copiesOf = (originals: Originals): readonly Copies[] => [
  ...whatCustomersAsk(sql`x.instance_id = ${originals.instanceId}`),
  ...whatMoneyBringsAlong(sql`x.instance_id = ${originals.instanceId}`),
  ...whatElseThereIs(originals),
];

function whatCustomersAsk(where: Sql): readonly Copies[] {
  return [
    {
      table: 'customers',
      where: sql`${where} and x.email is not null and x.roles = '{}'`,
      set: {
        email: sql`'c' || n || '@many.example'`,
        name: sql`'Name ' || (n::bigint * 7919) % 1000003`,
        affiliate_code: sql`'many' || n`,
        ...{ created_at: moment, frozen_at: sql`case when n % 2 = 0 then now() end` },
      },
    },
    {
      table: 'orders',
      where,
      set: {
        status: oneOf('completed', 'error'),
        service_id: sql`x.service_id + n % 500`,
        ...ofSome,
        link_key: sql`x.link_key || n % 100000`,
        created_at: moment,
      },
    },
    {
      table: 'support_threads',
      where,
      set: {
        state: oneOf('open', 'closed'),
        assigned_to: sql`nullif(n % 2, 0)`,
        ...{ order_id: sql`null`, place: sql`n`, updated_at: moment },
        ...ofSome,
      },
    },
  ];
}

function whatMoneyBringsAlong(where: Sql): readonly Copies[] {
  return [
    {
      table: 'invoices',
      where,
      set: {
        ...{ ...ofSome, ...UNPAID, created_at: moment },
        ...{ status: oneOf('waiting', 'refused'), payment_method_id: sql`1 + n % 2` },
      },
    },
    {
      table: 'withdrawals',
      where,
      set: {
        ...ofSome,
        ...{ status: oneOf('requested', 'canceled'), requested_at: moment },
        ended_at: sql`case when n % 2 = 1 then now() end`,
      },
    },
    {
      table: 'billing_documents',
      where,
      set: {
        customer_id: sql`first`,
        series: oneOf('invoice', 'credit_note'),
        event: oneOf('paid', 'refund'),
        ...{ sequence: sql`n + 10`, invoice_id: sql`n + 1000000000`, issued_at: moment },
      },
    },
    {
      table: 'identity_checks',
      where,
      set: {
        ...ofSome,
        status: oneOf('approved', 'expired'),
        asked_by: sql`first + 200`,
        decided_by: sql`case when n % 2 = 0 then first + 200 + n % 4 end`,
        decided_at: sql`case when n % 2 = 0 then ${moment} end`,
        ...{ since: moment, asked_at: moment },
      },
    },
  ];
}

function whatElseThereIs({ instanceId, sellerId }: Originals): readonly Copies[] {
  const where = sql`x.instance_id = ${instanceId}`;
  const ofSeller = sql`x.instance_id = ${sellerId}`;
  return [
    {
      table: 'services',
      where: sql`${ofSeller} and not x.is_package and x.is_enabled`,
      set: { id: sql`n + 1000000`, slug: sql`'many-' || n` },
    },
    {
      table: 'service_texts',
      where: sql`${ofSeller} and x.language = 'en'`,
      set: { service_id: sql`n + 1000000`, name: sql`'Service ' || n` },
    },
    { table: 'providers', where, set: { name: sql`'Provider ' || n` } },
    {
      table: 'service_reports',
      where,
      set: {
        ...{ ...ofSome, status: oneOf('done', 'dismissed'), reason: oneOf('fake', 'other') },
        ...{ service_id: sql`7 + n % 2`, created_at: moment, decided_at: moment },
      },
    },
    {
      table: 'jobs',
      where,
      set: { kind: sql`'kind-' || n % 2`, unique_key: sql`null`, schedule_id: sql`null` },
    },
    {
      table: 'outgoing_mails',
      where,
      set: {
        state: oneOf('sent', 'failed'),
        ...{ unique_key: sql`null`, to_address: sql`'c' || n || '@many.example'` },
      },
    },
    {
      table: 'audit_log',
      where,
      set: {
        action: oneOf('customer.frozen', 'role.changed'),
        staff_id: sql`first + n % 5`,
        ...ofSome,
        details: sql`jsonb_build_object('order', (n % 100000)::text)`,
        ...{ at: moment, seal_position: sql`n + 1000`, seal_hash: sql`'\\x00'::bytea` },
      },
    },
  ];
}

/** So many copies for each of some instances, without the work of triggers. */
export async function fillList(
  db: Database,
  { table, where, set = {} }: Copies,
  { into, rows }: { into: Sql; rows: number },
): Promise<void> {
  const original = await originalOf(db, { table, where });
  for (let done = 0; done < rows; done += AT_ONCE) {
    const until = Math.min(rows, done + AT_ONCE) - 1;
    await unchecked(db, async (trx) => {
      const columns = (await columnsOf(trx, table)).map((column) => ({
        name: sql.ref(column),
        value: column === 'instance_id' ? sql`to_id` : (set[column] ?? sql.ref(`x.${column}`)),
      }));
      await sql`
        insert into ${sql.table(table)} (${sql.join(columns.map(({ name }) => name))})
        select ${sql.join(columns.map(({ value }) => value))}
        from (select * from ${sql.table(table)} where ctid = ${original}::tid) x
        cross join (${into}) instance (to_id)
        cross join generate_series(${done}::integer, ${until}::integer) n
        cross join lateral (
          select coalesce(min(id), 1) as first from customers where instance_id = to_id
        ) people`.execute(trx);
    });
  }
}

async function originalOf(db: Database, { table, where }: Copies): Promise<string> {
  return db.asSystem(async (trx) => {
    await sql`set local role none`.execute(trx);
    const { rows } = await sql<{ place: string }>`
      select ctid::text as place from ${sql.table(table)} x where ${where} limit 1`.execute(trx);
    return rows[0]?.place ?? '';
  });
}

/** Every order waits for staff, or nobody knows how it went. */
export async function fillDeliveries(db: Database, into: Sql): Promise<void> {
  await unchecked(db, async (trx) => {
    await sql`
      insert into dispatches (instance_id, order_id, route, request_id, state, reference, sent_at,
        created_at, updated_at)
      select o.instance_id, o.id, 'manual', gen_random_uuid(),
        case when o.id % 2 = 0 then 'sent' else 'unknown' end, o.id::text, now(), now(), now()
      from orders o where o.instance_id in (${into})
      on conflict do nothing`.execute(trx);
  });
}

/** And before that, a provider had refused it or ended it; each has as many as are looked at. */
export async function fillDispatches(db: Database, into: Sql): Promise<void> {
  await unchecked(db, async (trx) => {
    await sql`
      insert into dispatches (instance_id, order_id, route, provider_id, request_id, state,
        reference, sent_at, created_at, updated_at)
      select o.instance_id, o.id, 'api_v2', p.id, gen_random_uuid(),
        case when o.id % 9 = 0 then 'refused' else 'ended' end, o.id::text, now(), now(), now()
      from orders o
      cross join lateral (select min(id) as first from orders where instance_id = o.instance_id) f
      join (
        select instance_id, id, row_number() over of_instance as place, count(*) over (
          partition by instance_id) as all_of_them
        from providers window of_instance as (partition by instance_id order by id)
      ) p on p.instance_id = o.instance_id
        and (o.id % p.all_of_them = p.place - 1 or o.id <= f.first + ${LATEST})
      where o.instance_id in (${into})`.execute(trx);
  });
}

async function columnsOf(trx: Trx, table: string): Promise<string[]> {
  const { rows } = await sql<{ attname: string }>`
    select attname from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
      and attidentity = '' and attgenerated = ''`.execute(trx);
  return rows.map(({ attname }) => attname);
}

export function unchecked(db: Database, work: (trx: Trx) => Promise<unknown>): Promise<void> {
  return db.asSystem(async (trx) => {
    await sql`set local role none`.execute(trx);
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`set local statement_timeout = 0`.execute(trx);
    await work(trx);
  });
}
