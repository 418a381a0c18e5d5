import { insertTrial } from '#core/growth/free-trials/free-trial.store.ts';
import { publishInstance } from '#core/tenancy/instances/publish-instance.ts';
import { PLAN_OF_B } from './foreign-campaigns.ts';
import type { TestCore } from './harness.ts';
import { ownerDocuments } from './owner-documents.ts';

/** Quests are documents, and a has none with this number. */
const QUEST_OF_B = 7;

/** By the operations about quests and trials, whose parameter has the name that others have. */
export async function trialsOf(test: TestCore) {
  const { db, clock, deps } = test;
  const { customerOfB } = test.actors;
  const quest = {
    ...{ id: QUEST_OF_B, name: 'Of b', short_body: 'Of b', body: 'Of b' },
    ...{ service: 'birch-service-7', quantity: 1_000 },
  };
  const documents = {
    ...ownerDocuments('Birch'),
    freeTrialQuests: [quest],
    tariffPlans: [PLAN_OF_B],
  };
  await publishInstance(deps, { slug: 'birch', hosts: [test.instances.b.host], documents });
  const { instance, id: customerId } = customerOfB;
  const now = clock.now();
  const trial = await db.inInstance(instance.id, (trx) =>
    insertTrial(trx, {
      ...{ instance_id: instance.id, customer_id: customerId, quest_id: QUEST_OF_B },
      ...{ quest_name: JSON.stringify('Of b'), service_id: 207, service_slug: 'birch-service-7' },
      ...{ quantity: 1_000, status: 'in_moderation', url: 'https://video.example/watch?v=1' },
      ...{ created_at: now, expire_at: now, submitted_at: now },
    }),
  );
  const ofTrials = ['getFreeTrial', 'getStaffFreeTrial', 'approveFreeTrial', 'refuseFreeTrial'];
  const ofQuests = ['getFreeTrialQuest', 'trackFreeTrialQuest'];
  return Object.fromEntries([
    ...ofTrials.map((id) => [`${id}.id`, String(trial.id)]),
    ...ofQuests.map((id) => [`${id}.id`, String(QUEST_OF_B)]),
  ]);
}
