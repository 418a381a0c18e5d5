import { sql, type Selectable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { CampaignKeywordsTable } from './campaign.tables.ts';
import { keywordKey } from './campaign-rules.pure.ts';
import type { CampaignRef } from './campaign.store.ts';

export type KeywordRow = Selectable<CampaignKeywordsTable>;

/** Of many campaigns, in the order in which they were written. */
export function readTracked(
  trx: Trx,
  { instanceId, ids }: { instanceId: number; ids: readonly bigint[] },
): Promise<KeywordRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return trx
    .selectFrom('campaign_keywords')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('campaign_id', 'in', ids)
    .where('is_tracked', '=', true)
    .orderBy('place')
    .orderBy('id')
    .execute();
}

/** Those that were taken away as well. */
export function readKeywordsOf(trx: Trx, { instanceId, id }: CampaignRef): Promise<KeywordRow[]> {
  return trx
    .selectFrom('campaign_keywords')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('campaign_id', '=', id)
    .orderBy('is_tracked', 'desc')
    .orderBy('place')
    .orderBy('id')
    .execute();
}

/** As many that were taken away keep their history. */
const MOST_UNTRACKED = 400;

/** From now on these are measured and no others. */
export async function writeKeywords(
  trx: Trx,
  { instanceId, id }: CampaignRef,
  keywords: readonly string[],
): Promise<void> {
  await trx
    .updateTable('campaign_keywords')
    .set({ is_tracked: false })
    .where('instance_id', '=', instanceId)
    .where('campaign_id', '=', id)
    .where('is_tracked', '=', true)
    .execute();
  await trx
    .insertInto('campaign_keywords')
    .values(
      keywords.map((keyword, place) => ({
        ...{ instance_id: instanceId, campaign_id: id, keyword, place },
        keyword_key: keywordKey(keyword),
      })),
    )
    .onConflict((conflict) =>
      conflict.constraint('campaign_keywords_once').doUpdateSet((row) => ({
        ...{ keyword: row.ref('excluded.keyword'), place: row.ref('excluded.place') },
        is_tracked: true,
      })),
    )
    .execute();
  await sql`
    delete from campaign_keywords where instance_id = ${instanceId} and id in (
      select k.id from campaign_keywords k
      where k.instance_id = ${instanceId} and k.campaign_id = ${id} and not k.is_tracked
      order by k.id desc offset ${MOST_UNTRACKED})`.execute(trx);
}
