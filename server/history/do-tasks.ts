import { createService } from '#core/back-office/services/create-service.ts';
import { createServiceBody } from '#core/back-office/services/staff-service.contract.ts';
import type { StaffServiceDetails } from '#core/back-office/services/staff-service.contract.ts';
import { checkOrder } from '#core/fulfilment/dispatch/check-dispatches.ts';
import { readTasksOfOrder } from '#core/fulfilment/tasks/known-tasks.ts';
import { endTask, sendWords, startTask } from '#core/growth/tasks/do-task.ts';
import { rewardChecks } from '#core/growth/tasks/reward-checks.ts';
import { declineCheck } from '#core/growth/tasks/staff/decline-check.ts';
import { takeTask } from '#core/growth/tasks/take-task.ts';
import type { Check } from '#core/growth/tasks/task.contract.ts';
import { readVerifiedChannels } from '#core/growth/video-accounts/own-video-accounts.ts';
import { invariant } from '#core/errors.ts';
import { mulDivCeil, parseAmount } from '#core/money/money.ts';
import { ordererOf, placeOrder } from '#core/ordering/orders/place-order.ts';
import { placeOrderBody, type PlacedOrders } from '#core/ordering/orders/place-order.contract.ts';
import { createOutbound } from '#core/platform/outbound/outbound.ts';
import { createKeys } from '#core/platform/secrets/keys.ts';
import { DEMO_STAFF } from '#fixtures/demo-staff.ts';
import type { PlannedViewer } from '#fixtures/history/history-plan.ts';
import { addWhatIsMissing } from './order.ts';
import { runAlone, runDueJobs } from './run-jobs.ts';
import { callerOf, type DeedOf, type Stage, type Troupe } from './stage.ts';

const DAY = 24 * 60;
const PER = 1_000;
/** Nobody of the history asks before. */
const FATE = { by: 'simulator', startMinutes: 1, runMinutes: 1 } as const;

interface Offered {
  id: number;
  priceMicro: bigint;
  watchSeconds: number;
}

/** By the brand, in the order in which they were offered. */
const offered = new WeakMap<Troupe, Offered[]>();

/** What is done about tasks: they are offered, and ordered. */
export const dealWithTasks = (
  stage: Stage,
  troupe: Troupe,
  deed: DeedOf<'offer tasks'> | DeedOf<'order viewers'>,
): Promise<void> =>
  deed.does === 'offer tasks' ? offerTasks(stage, troupe, deed) : orderViewers(stage, troupe, deed);

/** The owner sells viewers who are customers of the brand. */
async function offerTasks(
  stage: Stage,
  troupe: Troupe,
  { who, services }: DeedOf<'offer tasks'>,
): Promise<void> {
  const { deps } = stage;
  const type = troupe.content.serviceTypes.find(({ slug }) => slug === TYPE);
  invariant(type, `${troupe.slug} sells views of videos`);
  const ports = { ...deps, keys: createKeys(deps), outbound: createOutbound() };
  const made: Offered[] = [];
  for (const { texts, price, reward, watchSeconds } of services) {
    const body = createServiceBody.parse({
      ...{ texts, price, service_type_id: type.id, min: 1, max: 500, step: 1, usual: 20 },
      tasks: { reward, watch_seconds: watchSeconds },
    });
    const asked = { key: stage.key(), route: 'POST /api/v1/staff/services', body };
    const { bytes } = await createService(ports, callerOf(troupe, who), asked);
    const { id } = dataIn<StaffServiceDetails>(bytes);
    made.push({ id, priceMicro: parseAmount(price) ?? 0n, watchSeconds });
  }
  offered.set(troupe, made);
}

const TYPE = 'youtube-views';

function dataIn<Data>(bytes: Uint8Array): Data {
  // Made by the core in this very moment.
  const { data } = JSON.parse(Buffer.from(bytes).toString()) as { data: Data };
  return data;
}

/** Somebody orders viewers, who come one after the other. */
async function orderViewers(
  stage: Stage,
  troupe: Troupe,
  deed: DeedOf<'order viewers'>,
): Promise<void> {
  const { deps } = stage;
  const { who, url, quantity, viewers } = deed;
  const service = offered.get(troupe)?.[deed.service];
  invariant(service, `${troupe.slug} offers tasks before they are ordered`);
  const neededMicro = mulDivCeil(service.priceMicro, BigInt(quantity), BigInt(PER));
  await addWhatIsMissing(stage, troupe, { who, neededMicro });
  const caller = callerOf(troupe, who);
  const body = placeOrderBody.parse({
    orders: [{ service_id: service.id, quantity, url }],
    ...{ payment_method_id: 0, type: 'single' },
  });
  const ordering = { caller, declaredCountry: undefined, orderer: ordererOf(caller.customer) };
  const asked = { key: stage.key(), route: 'POST /api/v1/orders', input: body, body };
  const { revision } = troupe;
  const { bytes } = await placeOrder(deps, ordering, { ...asked, revision, widget: undefined });
  const orderId = BigInt(dataIn<PlacedOrders>(bytes).orders[0]?.id ?? 0);
  stage.parts.set(orderId, { troupe, fate: FATE });
  await runDueJobs(stage);
  const { instanceId } = troupe;
  const [task] = await deps.db.inInstance(instanceId, (trx) =>
    readTasksOfOrder(trx, { instanceId, orderId }),
  );
  invariant(task, 'an order of viewers becomes a task');
  for (const viewer of viewers) {
    stage.after(viewer.afterMinutes, () =>
      begin(stage, troupe, { viewer, orderId, taskId: task.id, seconds: service.watchSeconds }),
    );
  }
}

interface Watching {
  viewer: PlannedViewer;
  orderId: bigint;
  taskId: bigint;
  seconds: number;
}

async function begin(stage: Stage, troupe: Troupe, watching: Watching): Promise<void> {
  const { deps } = stage;
  const { viewer, taskId, seconds } = watching;
  const caller = callerOf(troupe, viewer.who);
  const { instanceId, customer } = caller;
  const [channel] = await deps.db.inInstance(instanceId, (trx) =>
    readVerifiedChannels(trx, { instanceId, id: customer.id }),
  );
  invariant(channel, `${viewer.who} has a channel`);
  const body = { task_id: Number(taskId), youtube_account_id: Number(channel.id) };
  const asked = { key: stage.key(), route: 'POST /api/v1/checks', body };
  const ports = { ...deps, keys: createKeys(deps) };
  const { id } = dataIn<Check>((await takeTask(ports, caller, asked)).bytes);
  await startTask(deps, caller, String(id));
  // They watch, and write for another minute.
  stage.after(Math.ceil(seconds / 60) + 1, () => finish(stage, troupe, { ...watching, id }));
}

async function finish(
  stage: Stage,
  troupe: Troupe,
  { viewer, orderId, id }: Watching & { id: number },
): Promise<void> {
  const { deps } = stage;
  const caller = callerOf(troupe, viewer.who);
  await endTask(deps, caller, String(id));
  await sendWords(deps, caller, { idInPath: String(id), words: viewer.words });
  const ref = { instanceId: troupe.instanceId, orderId };
  await checkOrder(deps, ref);
  if (viewer.declined !== undefined) {
    stage.after(7 * 60, () => decline(stage, troupe, { id, reason: viewer.declined ?? '' }));
  }
  stage.after(DAY + 1, async () => {
    await runAlone(stage, rewardChecks);
    await checkOrder(deps, ref);
  });
}

async function decline(
  stage: Stage,
  troupe: Troupe,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  await declineCheck(stage.deps, callerOf(troupe, DEMO_STAFF.email), {
    ...{ key: stage.key(), idInPath: String(id), body: { reason } },
    route: 'POST /api/v1/staff/tasks/checks/{checkId}/decline',
  });
}
