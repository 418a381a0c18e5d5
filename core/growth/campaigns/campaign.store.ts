import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { CampaignsTable } from './campaign.tables.ts';
import type { CampaignStatus, Track } from './campaign-rules.pure.ts';

export type CampaignRow = Selectable<CampaignsTable>;

export interface CampaignRef {
  instanceId: number;
  id: bigint;
}

interface Holder {
  instanceId: number;
  customerId: bigint;
}

export function insertCampaign(trx: Trx, row: Insertable<CampaignsTable>): Promise<CampaignRow> {
  return trx.insertInto('campaigns').values(row).returningAll().executeTakeFirstOrThrow();
}

export function updateCampaign(
  trx: Trx,
  { instanceId, id }: CampaignRef,
  change: Updateable<CampaignsTable>,
): Promise<CampaignRow> {
  return trx
    .updateTable('campaigns')
    .set(change)
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findCampaign(
  trx: Trx,
  { instanceId, id }: CampaignRef,
): Promise<CampaignRow | undefined> {
  return trx
    .selectFrom('campaigns')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Locks it until the end of the transaction. */
export function lockCampaign(
  trx: Trx,
  { instanceId, id }: CampaignRef,
): Promise<CampaignRow | undefined> {
  return trx
    .selectFrom('campaigns')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** With its keywords and its history. */
export async function removeCampaign(trx: Trx, { instanceId, id }: CampaignRef): Promise<void> {
  await trx
    .deleteFrom('campaigns')
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .execute();
}

export async function removeCampaignsOf(
  trx: Trx,
  { instanceId, customerId }: Holder,
): Promise<void> {
  await trx
    .deleteFrom('campaigns')
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .execute();
}

export async function countCampaigns(
  trx: Trx,
  { instanceId, customerId }: Holder,
): Promise<number> {
  const { count } = await trx
    .selectFrom('campaigns')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The keywords that are measured for a customer, without those of one campaign. */
export async function countTracked(
  trx: Trx,
  { instanceId, customerId, except }: Holder & { except?: bigint },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from campaigns c
    join campaign_keywords k on k.instance_id = c.instance_id and k.campaign_id = c.id
    where c.instance_id = ${instanceId} and c.customer_id = ${customerId}
      and c.status = 'active' and k.is_tracked
      and c.id is distinct from ${except ?? null}::bigint`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** Without a plan, nothing of a customer is measured. */
export async function stopCampaigns(trx: Trx, { instanceId, customerId }: Holder): Promise<void> {
  await trx
    .updateTable('campaigns')
    .set({ status: 'stopped', next_measure_at: null })
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .where('status', '=', 'active')
    .execute();
}

/** Those that were stopped, the oldest first, with how many keywords each has. */
export async function listStopped(
  trx: Trx,
  { instanceId, customerId }: Holder,
): Promise<(CampaignRow & { keywords: number })[]> {
  const rows = await trx
    .selectFrom('campaigns as c')
    .selectAll('c')
    .select(({ selectFrom }) =>
      selectFrom('campaign_keywords as k')
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .whereRef('k.instance_id', '=', 'c.instance_id')
        .whereRef('k.campaign_id', '=', 'c.id')
        .where('k.is_tracked', '=', true)
        .as('keywords'),
    )
    .where('c.instance_id', '=', instanceId)
    .where('c.customer_id', '=', customerId)
    .where('c.status', '=', 'stopped')
    .orderBy('c.id')
    .execute();
  return rows.map((row) => ({ ...row, keywords: Number(row.keywords ?? 0n) }));
}

interface Listed extends Holder {
  status: CampaignStatus | undefined;
  track: Track | undefined;
  /** A part of a link or of a keyword. */
  search: string | undefined;
  by: 'id' | 'measured_at' | 'best_position';
  direction: 'asc' | 'desc';
  most: number;
  skipped: number;
}

export interface ListedCampaigns {
  rows: CampaignRow[];
  filtered: number;
}

export async function listCampaignsOf(trx: Trx, asked: Listed): Promise<ListedCampaigns> {
  const found = trx
    .selectFrom('campaigns as c')
    .where('c.instance_id', '=', asked.instanceId)
    .where('c.customer_id', '=', asked.customerId)
    .$if(asked.status !== undefined, (query) => query.where('c.status', '=', asked.status!))
    .$if(asked.track !== undefined, (query) => query.where('c.track', '=', asked.track!))
    .$if(asked.search !== undefined, (query) => query.where(saying(asked.search ?? '')));
  const rows = await found
    .selectAll('c')
    .orderBy(`c.${asked.by}`, (order) =>
      asked.direction === 'asc' ? order.asc().nullsLast() : order.desc().nullsLast(),
    )
    .orderBy('c.id', asked.direction)
    .limit(asked.most)
    .offset(asked.skipped)
    .execute();
  const { count } = await found
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows, filtered: Number(count) };
}

function saying(search: string) {
  const text = search.toLowerCase();
  return sql<boolean>`(strpos(lower(c.url), ${text}) > 0 or exists (
    select from campaign_keywords k
    where k.instance_id = c.instance_id and k.campaign_id = c.id and k.is_tracked
      and strpos(k.keyword_key, ${text}) > 0))`;
}
