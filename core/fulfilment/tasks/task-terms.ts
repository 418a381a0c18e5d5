import { knownNetwork } from '#core/catalogue/links/network-of-link.ts';
import { acceptedShapes } from '#core/catalogue/links/accepted-link.ts';
import { identifyLink } from '#core/tenancy/link-rules/identify-link.pure.ts';
import { KNOWN_REGISTRY } from '#core/catalogue/links/known-networks.pure.ts';
import type { LinkShape } from '#core/catalogue/links/link-shapes.pure.ts';
import { LinkRules } from '#core/tenancy/link-rules/link-rules.pure.ts';
import { listLinkedNetworks, listTypeExamples } from '#core/catalogue/services/link-examples.ts';
import { mulDivCeil } from '#core/money/money.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { readSettingsIn } from '#core/tenancy/instances/read-documents.ts';

export interface TaskTerms {
  rewardMicro: bigint;
  watchSeconds: number;
}

/** Videos are watched on one network alone. */
const NETWORK = 'youtube';
const VIDEOS: ReadonlySet<LinkShape> = new Set(['video', 'short', 'live']);

/** Whether the shop has its customers deliver at all. */
export async function offersTasks(trx: Trx, instanceId: number): Promise<boolean> {
  return (await readSettingsIn(trx, instanceId)).tasksIsEnabled === true;
}

/** By the ids of the services; what is not delivered by tasks is missing. */
export async function readTaskTerms(
  trx: Trx,
  { instanceId, serviceIds }: { instanceId: number; serviceIds?: readonly number[] },
): Promise<ReadonlyMap<number, TaskTerms>> {
  if (serviceIds?.length === 0) return new Map();
  let asked = trx.selectFrom('task_terms').selectAll().where('instance_id', '=', instanceId);
  if (serviceIds) asked = asked.where('service_id', 'in', serviceIds);
  const rows = await asked.orderBy('service_id').execute();
  return new Map(
    rows.map((row) => [
      row.service_id,
      { rewardMicro: row.reward_micro, watchSeconds: row.watch_seconds },
    ]),
  );
}

/** Nothing takes them back; what was ordered by then is delivered as it was promised. */
export async function writeTaskTerms(
  trx: Trx,
  { instanceId, serviceId }: { instanceId: number; serviceId: number },
  terms: TaskTerms | null,
): Promise<void> {
  if (terms === null) {
    await trx
      .deleteFrom('task_terms')
      .where('instance_id', '=', instanceId)
      .where('service_id', '=', serviceId)
      .execute();
    return;
  }
  const { rewardMicro: reward_micro, watchSeconds: watch_seconds } = terms;
  await trx
    .insertInto('task_terms')
    .values({ instance_id: instanceId, service_id: serviceId, reward_micro, watch_seconds })
    .onConflict((conflict) =>
      conflict.columns(['instance_id', 'service_id']).doUpdateSet({ reward_micro, watch_seconds }),
    )
    .execute();
}

/** What as many viewers cost as the price of a service is for. */
export const costOfTasks = ({ rewardMicro }: TaskTerms, per: number): bigint =>
  mulDivCeil(rewardMicro, BigInt(per), 1n);

/** Whether services of this type are ordered for videos that can be watched. */
export async function isTypeOfVideos(
  trx: Trx,
  { instanceId, networkId, typeId }: { instanceId: number; networkId: number; typeId: number },
): Promise<boolean> {
  const networks = await listLinkedNetworks(trx, instanceId);
  const network = networks.find(({ id }) => id === networkId);
  if (!network || knownNetwork(network) !== NETWORK) return false;
  const examples = await listTypeExamples(trx, { instanceId, networkId });
  const terms = { rules: new LinkRules([]), typeId };
  const shapes = acceptedShapes(network, examples.get(typeId) ?? [], terms);
  return shapes === undefined || shapes.size === 0 || shapes.has('video');
}

/** Whether a link that was ordered for is a video. */
export function isVideo(url: string): boolean {
  const link = identifyLink(url, { registry: KNOWN_REGISTRY });
  return typeof link !== 'string' && link.network === NETWORK && VIDEOS.has(link.shape);
}
