import { sql, type Insertable, type Selectable } from 'kysely';
import type { CustomerOf } from '#core/platform/customer-data/customer-data.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { bigintAsText } from '#core/platform/db/write-many.ts';
import type { ApiCallsTable } from './api-call.tables.ts';

export type ApiCallRow = Selectable<ApiCallsTable>;

export type NewCall = Insertable<ApiCallsTable>;

/** All of one instance. Those of tokens that are gone meanwhile are nobody's any more. */
export async function insertCalls(trx: Trx, calls: readonly NewCall[]): Promise<void> {
  const [first] = calls;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  const tokenIds = [...new Set(calls.map(({ token_id: id }) => id))];
  // As JSON they are one parameter, however many they are.
  const json = JSON.stringify(calls, bigintAsText);
  await sql`
    with there as (
      select id from api_tokens
      where instance_id = ${first.instance_id} and id = any(${tokenIds}::bigint[])
      for key share
    )
    insert into api_calls (${columns})
    select ${columns} from json_populate_recordset(null::api_calls, ${json}::json) as given
    where given.token_id in (select there.id from there)`.execute(trx);
}

interface Listed extends CustomerOf {
  before?: bigint | undefined;
  tokenId?: bigint | undefined;
  operation?: string | undefined;
  isDone?: boolean | undefined;
  isTest?: boolean | undefined;
  requestId?: string | undefined;
  most: number;
}

/** The newest first. */
export function readCalls(trx: Trx, asked: Listed): Promise<(ApiCallRow & { name: string })[]> {
  const { instanceId, customerId, before, tokenId, operation, isDone, isTest, requestId } = asked;
  let query = ofCustomer(trx, { instanceId, customerId });
  if (before !== undefined) query = query.where('call.id', '<', before);
  if (tokenId !== undefined) query = query.where('call.token_id', '=', tokenId);
  if (operation !== undefined) query = query.where('call.operation', '=', operation);
  if (isDone !== undefined) query = query.where('call.refusal', isDone ? 'is' : 'is not', null);
  if (isTest !== undefined) query = query.where('call.is_test', '=', isTest);
  if (requestId !== undefined) query = query.where('call.request_id', '=', requestId);
  return query.orderBy('call.id', 'desc').limit(asked.most).execute();
}

export function findCall(trx: Trx, { id, ...owner }: CustomerOf & { id: bigint }) {
  return ofCustomer(trx, owner).where('call.id', '=', id).executeTakeFirst();
}

const ofCustomer = (trx: Trx, { instanceId, customerId }: CustomerOf) =>
  trx
    .selectFrom('api_calls as call')
    .innerJoin('api_tokens as token', (join) =>
      join
        .onRef('token.instance_id', '=', 'call.instance_id')
        .onRef('token.id', '=', 'call.token_id'),
    )
    .selectAll('call')
    .select('token.name')
    .where('call.instance_id', '=', instanceId)
    .where('call.customer_id', '=', customerId);

/** The oldest first, for who takes their data away. */
export function readCallsAfter(
  trx: Trx,
  { instanceId, customerId, after, most }: CustomerOf & { after: bigint; most: number },
): Promise<ApiCallRow[]> {
  return trx
    .selectFrom('api_calls')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
}

export async function deleteCallsOf(
  trx: Trx,
  { instanceId, customerId }: CustomerOf,
): Promise<void> {
  await trx
    .deleteFrom('api_calls')
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .execute();
}

/** Runs across instances; says how many there were. */
export async function deleteCallsBefore(trx: Trx, time: Date, most: number): Promise<bigint> {
  const { numAffectedRows = 0n } = await sql`
    delete from api_calls where (instance_id, id) in (
      select instance_id, id from api_calls where created_at < ${time}
      order by created_at limit ${most} for update skip locked)`.execute(trx);
  return numAffectedRows;
}
