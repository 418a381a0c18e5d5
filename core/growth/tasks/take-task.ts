import { takePlace } from '#core/fulfilment/tasks/known-tasks.ts';
import type { Deps } from '#core/deps.ts';
import { refuseField, type FieldProblem } from '#core/errors.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { doOnce, type OnceAnswer } from '#core/platform/idempotency/do-once.ts';
import type { Keys } from '#core/platform/secrets/keys.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { OnceKey } from '#core/platform/operations/operation.contract.ts';
import { readVerifiedChannels } from '../video-accounts/own-video-accounts.ts';
import { MOST_OF_DAY, MOST_UNDER_WAY, PLACE_MINUTES } from './check-rules.pure.ts';
import {
  countDoneSince,
  hasDone,
  insertCheck,
  lockDoer,
  readUnderWay,
  type CheckRow,
  type OwnerRef,
} from './check.store.ts';
import { giveBackOf } from './give-places-back.ts';
import { readChannelHash, type HashChannel } from './hash-channel.ts';
import { midnight, requireTasks } from './list-tasks.ts';
import { showOneCheck } from './show-check.ts';
import type { CreateCheckInput } from './task.contract.ts';

const MINUTE_MS = 60_000;

const refuse = (problem: FieldProblem): never => refuseField('task_id', problem);

/** Holds one of the places of a task for a while; as many are given as there are, and no more. */
export async function takeTask(
  deps: Deps & { keys: Keys },
  caller: CustomerCaller,
  { key, route, body }: OnceKey & { body: CreateCheckInput },
): Promise<OnceAnswer> {
  const { instanceId, language } = caller;
  const hashOf = await readChannelHash(deps);
  return doOnce(deps, caller, {
    ...{ key, route, input: body },
    async work(trx) {
      await requireTasks(trx, instanceId);
      const row = await take(trx, deps, { caller, body, hashOf });
      const shown = { db: deps.db, instanceId, language, now: deps.clock.now() };
      return { status: 201, value: { data: await showOneCheck(trx, shown, row) } };
    },
  });
}

interface Taking {
  caller: CustomerCaller;
  body: CreateCheckInput;
  hashOf: HashChannel;
}

async function take(trx: Trx, deps: Deps, { caller, body, hashOf }: Taking): Promise<CheckRow> {
  const { instanceId, customer } = caller;
  const owner = { instanceId, customerId: customer.id };
  const channels = await readVerifiedChannels(trx, { instanceId, id: customer.id });
  const channel =
    channels.find(({ id }) => id === BigInt(body.youtube_account_id)) ??
    refuseField('youtube_account_id', { code: 'channel_unready' });
  await lockDoer(trx, owner);
  const now = deps.clock.now();
  await giveBackOf({ trx, clock: deps.clock }, owner, now);
  const taskId = BigInt(body.task_id);
  const { channelId, name } = channel;
  const channelHash = hashOf({ instanceId, channelId });
  const isDone = await hasDone(trx, { ...owner, taskId, channelId, channelHash });
  if (isDone) refuse({ code: 'task_done' });
  await refuseBusy(trx, owner, now);
  const task =
    (await takePlace(trx, { ...owner, id: taskId, now })) ?? refuse({ code: 'task_gone' });
  const row = await insertCheck(trx, {
    ...{ instance_id: instanceId, task_id: taskId, customer_id: customer.id },
    ...{ video_account_id: channel.id, channel_id: channelId, channel_name: name },
    channel_hash: channelHash,
    ...{ reward_micro: task.reward_micro, created_at: now },
    expire_at: new Date(now.getTime() + PLACE_MINUTES * MINUTE_MS),
  });
  // The place is given back with everything else.
  return row ?? refuse({ code: 'task_done' });
}

async function refuseBusy(trx: Trx, owner: OwnerRef, now: Date): Promise<void> {
  const underWay = await readUnderWay(trx, { ...owner, now });
  if (underWay.length >= MOST_UNDER_WAY) {
    refuse({ code: 'tasks_under_way', params: { limit: MOST_UNDER_WAY } });
  }
  const done = await countDoneSince(trx, { ...owner, since: midnight(now) });
  if (underWay.length + done >= MOST_OF_DAY) {
    refuse({ code: 'tasks_of_day', params: { limit: MOST_OF_DAY } });
  }
}
