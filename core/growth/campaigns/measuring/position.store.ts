import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { CampaignRef } from '../campaign.store.ts';

export interface Measured {
  countryId: number;
  keywordId: bigint;
  position: number | null;
}

/** The newest of a day counts. */
export async function keepPositions(
  trx: Trx,
  { instanceId, id }: CampaignRef,
  { day, positions }: { day: string; positions: readonly Measured[] },
): Promise<void> {
  if (positions.length === 0) return;
  await sql`
    insert into campaign_positions
      (instance_id, campaign_id, country_id, measured_on, keyword_id, position)
    select ${instanceId}, ${id}, m.country_id, ${day}::date, m.keyword_id, m.position
    from unnest(
      ${positions.map(({ countryId }) => countryId)}::integer[],
      ${positions.map(({ keywordId }) => String(keywordId))}::bigint[],
      ${positions.map(({ position }) => position)}::smallint[]
    ) as m (country_id, keyword_id, position)
    on conflict (instance_id, campaign_id, country_id, measured_on, keyword_id)
      do update set position = excluded.position`.execute(trx);
}

interface Searched extends CampaignRef {
  countryId: number;
}

export interface MeasuredDays {
  first: string | null;
  /** The last one until a day, and the one before. */
  last: string | null;
  before: string | null;
}

export async function readDays(
  trx: Trx,
  { instanceId, id, countryId, until }: Searched & { until: string | undefined },
): Promise<MeasuredDays> {
  const rows = sql`campaign_positions p where p.instance_id = ${instanceId}
    and p.campaign_id = ${id} and p.country_id = ${countryId}`;
  const { rows: found } = await sql<MeasuredDays>`
    with days as (
      select (select min(p.measured_on) from ${rows}) as first,
        (select max(p.measured_on) from ${rows}
          and p.measured_on <= coalesce(${until ?? null}::date, 'infinity')) as last)
    select days.first, days.last, (select max(p.measured_on) from ${rows}
      and p.measured_on < days.last) as before
    from days`.execute(trx);
  return found[0] ?? { first: null, last: null, before: null };
}

export interface PastPosition {
  keyword_id: bigint;
  measured_on: string;
  position: number | null;
}

/** Of one country, the earliest day first. */
export function readHistory(
  trx: Trx,
  { instanceId, id, countryId, from, to }: Searched & { from: string; to: string },
): Promise<PastPosition[]> {
  return trx
    .selectFrom('campaign_positions')
    .select(['keyword_id', 'measured_on', 'position'])
    .where('instance_id', '=', instanceId)
    .where('campaign_id', '=', id)
    .where('country_id', '=', countryId)
    .where('measured_on', '>=', from)
    .where('measured_on', '<=', to)
    .orderBy('measured_on')
    .execute();
}

interface DueCampaign extends CampaignRef {
  due: Date;
}

/** Of all instances that are not paused. */
export async function listDueCampaigns(
  trx: Trx,
  { now, most }: { now: Date; most: number },
): Promise<DueCampaign[]> {
  const rows = await trx
    .selectFrom('campaigns as c')
    .innerJoin('instances as i', 'i.id', 'c.instance_id')
    .select(['c.instance_id', 'c.id', 'c.next_measure_at'])
    .where('c.next_measure_at', '<=', now)
    .where('i.suspended_at', 'is', null)
    .orderBy('c.next_measure_at')
    .limit(most)
    .execute();
  return rows.flatMap(({ instance_id: instanceId, id, next_measure_at: due }) =>
    due === null ? [] : [{ instanceId, id, due }],
  );
}

/** Of all instances; answers how many. */
export async function deletePositionsBefore(
  trx: Trx,
  { day, most }: { day: string; most: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from campaign_positions where ctid = any(array(
      select ctid from campaign_positions where measured_on < ${day}::date limit ${most}))`.execute(
    trx,
  );
  return Number(numAffectedRows ?? 0n);
}

/** All that was measured for a customer, in the order of campaigns, countries, days and keywords. */
export async function readPositionsOf(
  trx: Trx,
  { instanceId, customerId, after, most }: OfCustomer,
): Promise<ExportedPosition[]> {
  const [campaign = '0', country = '0', day = '-infinity', keyword = '0'] = after ?? [];
  const { rows } = await sql<ExportedPosition>`
    select p.campaign_id, p.country_id, p.measured_on, p.keyword_id, k.keyword, p.position
    from campaigns c
    join campaign_positions p on p.instance_id = c.instance_id and p.campaign_id = c.id
    left join campaign_keywords k on k.instance_id = p.instance_id and k.id = p.keyword_id
    where c.instance_id = ${instanceId} and c.customer_id = ${customerId}
      and (p.campaign_id, p.country_id, p.measured_on, p.keyword_id)
        > (${campaign}::bigint, ${country}::integer, ${day}::date, ${keyword}::bigint)
    order by p.campaign_id, p.country_id, p.measured_on, p.keyword_id
    limit ${most}`.execute(trx);
  return rows;
}

interface OfCustomer {
  instanceId: number;
  customerId: bigint;
  /** The key of the last one that was read. */
  after: readonly string[] | undefined;
  most: number;
}

interface ExportedPosition extends PastPosition {
  campaign_id: bigint;
  country_id: number;
  keyword: string | null;
}
