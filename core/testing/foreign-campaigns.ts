import { insertCampaign } from '#core/growth/campaigns/campaign.store.ts';
import type { TestCore } from './harness.ts';

/** Plans are documents, and a has none with this number. */
export const PLAN_OF_B = { id: 9, name: 'Of b', price: '5', keywords_limit: 10 };

const OF_CAMPAIGNS = [
  ...['getCampaign', 'updateCampaign', 'activateCampaign', 'pauseCampaign', 'measureCampaign'],
  ...['deleteCampaign', 'listCampaignKeywords'],
];

/** By the operations about campaigns and plans, whose parameter has the name that others have. */
export async function campaignsOf({ db, clock, actors }: TestCore) {
  const { instance, id: customerId } = actors.customerOfB;
  const campaign = await db.inInstance(instance.id, (trx) =>
    insertCampaign(trx, {
      ...{ instance_id: instance.id, customer_id: customerId, countries: [233], track: 'daily' },
      ...{ url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', link_key: 'youtube:video:b' },
      created_at: clock.now(),
    }),
  );
  return {
    ...Object.fromEntries(OF_CAMPAIGNS.map((id) => [`${id}.id`, String(campaign.id)])),
    'subscribeToPlan.id': String(PLAN_OF_B.id),
  };
}
