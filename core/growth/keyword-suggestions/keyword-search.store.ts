import { sql, type Insertable, type Selectable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { KeywordSearchesTable } from './keyword-search.tables.ts';

export type SearchRow = Selectable<KeywordSearchesTable>;

interface OwnerRef {
  instanceId: number;
  customerId: bigint;
}

/** What is looked up. */
export type Searched = Pick<SearchRow, 'keyword' | 'country_id' | 'language'>;

/** Searches of a customer come one after the other, so that each is counted before the next. */
export async function lockSearches(trx: Trx, { instanceId, customerId }: OwnerRef): Promise<void> {
  const name = `keyword searches ${instanceId} ${customerId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}

const same = (trx: Trx, instanceId: number, { keyword, country_id, language }: Searched) =>
  trx
    .selectFrom('keyword_searches')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('keyword', '=', keyword)
    .where('country_id', '=', country_id)
    .where('language', '=', language);

export function findOwnSearch(
  trx: Trx,
  { instanceId, customerId, day, searched }: OwnerRef & { day: string; searched: Searched },
): Promise<SearchRow | undefined> {
  return same(trx, instanceId, searched)
    .where('customer_id', '=', customerId)
    .where('day', '=', day)
    .executeTakeFirst();
}

interface ToldInput {
  instanceId: number;
  searched: Searched;
  source: SearchRow['source'];
  since: Date;
}

/** The latest that a source has told anybody of the instance about the same. */
export function findTold(
  trx: Trx,
  { instanceId, searched, source, since }: ToldInput,
): Promise<SearchRow | undefined> {
  return same(trx, instanceId, searched)
    .where('source', '=', source)
    .where('told_at', '>', since)
    .orderBy('told_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function countSearches(
  trx: Trx,
  { instanceId, customerId, day }: OwnerRef & { day: string },
): Promise<number> {
  const { count } = await trx
    .selectFrom('keyword_searches')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function insertSearch(
  trx: Trx,
  search: Insertable<KeywordSearchesTable>,
): Promise<SearchRow> {
  return trx.insertInto('keyword_searches').values(search).returningAll().executeTakeFirstOrThrow();
}

interface Told extends Pick<SearchRow, 'source' | 'told_at'> {
  suggestions: readonly string[];
}

type Ref = Pick<SearchRow, 'instance_id' | 'id'>;

/** Undefined where the search was erased meanwhile. */
export function writeTold(
  trx: Trx,
  { instance_id, id }: Ref,
  { suggestions, source, told_at }: Told,
): Promise<SearchRow | undefined> {
  return trx
    .updateTable('keyword_searches')
    .set({ suggestions: JSON.stringify(suggestions), source, told_at })
    .where('instance_id', '=', instance_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteSearch(trx: Trx, { instance_id, id }: Ref): Promise<void> {
  await trx
    .deleteFrom('keyword_searches')
    .where('instance_id', '=', instance_id)
    .where('id', '=', id)
    .execute();
}

/** The newest first, with what was found alone. */
export function readSearches(
  trx: Trx,
  { instanceId, customerId, before, most }: OwnerRef & { before?: bigint; most: number },
): Promise<SearchRow[]> {
  return trx
    .selectFrom('keyword_searches')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .where('suggestions', 'is not', null)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0n))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

export async function eraseSearches(trx: Trx, { instanceId, customerId }: OwnerRef): Promise<void> {
  await trx
    .deleteFrom('keyword_searches')
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .execute();
}

/** Runs across instances. */
export async function deleteSearchesBefore(trx: Trx, before: Date): Promise<void> {
  await trx.deleteFrom('keyword_searches').where('created_at', '<', before).execute();
}
