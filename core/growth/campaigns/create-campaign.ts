import { askForSnippets } from '#core/catalogue/snippets/snippets-of-links.ts';
import type { Deps } from '#core/deps.ts';
import { refuseField } from '#core/errors.ts';
import { doOnce, type OnceAnswer } from '#core/platform/idempotency/do-once.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { OnceKey } from '#core/platform/operations/operation.contract.ts';
import type { CreateCampaignInput } from './campaign.contract.ts';
import { countCampaigns, insertCampaign } from './campaign.store.ts';
import { MOST_CAMPAIGNS } from './campaign-rules.pure.ts';
import { requireNew, requireRoom } from './check-campaign.ts';
import { writeKeywords } from './keyword.store.ts';
import { showOne } from './own-campaign.ts';

/** Begins a campaign, which is measured at once for the first time. */
export function createCampaign(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: CustomerCaller,
  { input, once }: { input: CreateCampaignInput; once: OnceKey },
): Promise<OnceAnswer> {
  const { instanceId, customer } = caller;
  return doOnce({ db, clock }, caller, {
    ...once,
    input,
    async work(trx) {
      const { link, countries, track, keywords } = requireNew(input);
      const holder = { instanceId, customerId: customer.id };
      await requireRoom(trx, { ...holder, keywords: keywords.length });
      if ((await countCampaigns(trx, holder)) >= MOST_CAMPAIGNS) {
        refuseField('url', { code: 'too_many', params: { count: MOST_CAMPAIGNS } });
      }
      const now = clock.now();
      const row = await insertCampaign(trx, {
        ...{ instance_id: instanceId, customer_id: customer.id, url: link.url },
        ...{ link_key: link.key, countries, track, created_at: now, next_measure_at: now },
      });
      await writeKeywords(trx, { instanceId, id: row.id }, keywords);
      await askForSnippets(trx, { instanceId, urls: [link.url], at: now });
      return { status: 201, value: { data: await showOne({ trx, clock, instanceId }, row) } };
    },
  });
}
