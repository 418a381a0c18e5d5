import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { checkDispatches } from '#core/fulfilment/dispatch/check-dispatches.ts';
import { dispatchOrder } from '#core/fulfilment/dispatch/dispatch-order.ts';
import {
  giveMoney,
  line,
  openShop,
  place,
  placedIn,
  PLAIN,
  send,
} from '#core/ordering/orders/testing/buyer.ts';
import { changeSettings } from '#core/tenancy/instances/change-settings.ts';
import type { Actor, CustomerActor } from '#core/testing/actors.ts';
import type { TestCore } from '#core/testing/harness.ts';
import { runJob, runJobs } from '#core/testing/mailbox.ts';
import type { Check, Task, TasksAnswer } from '../task.contract.ts';

export const REWARD = '0.05';
export const REWARD_MICRO = 50_000n;
export const WATCH_SECONDS = 30;
export const VIDEO = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

export const TASKS = '/api/v1/tasks';
export const CHECKS = '/api/v1/checks';
export const SERVICE_PATH = `/api/v1/staff/services/${PLAIN}`;

export const patch = (who: Actor, path: string, body: object): Promise<Response> =>
  who.request(path, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** A shop with a service for videos, ten cents for each viewer, which its customers may deliver. */
export async function openVideoShop(test: TestCore): Promise<void> {
  await openShop(test);
  await test.db.inInstance(test.instances.a.id, (trx) =>
    trx.updateTable('networks').set({ url_placeholder: VIDEO }).where('id', '=', 101).execute(),
  );
  await changeSettings(test.deps, { slug: 'alder', patch: { tasksIsEnabled: true } });
  const sold = { price: '100', min: 1, max: 1_000, step: 1, usual: 1 };
  await asked(patch(test.actors.ownerOfA, SERVICE_PATH, sold));
}

/** The same, delivered by tasks. */
export async function openTasks(test: TestCore): Promise<void> {
  await openVideoShop(test);
  const tasks = { reward: REWARD, watch_seconds: WATCH_SECONDS };
  await asked(patch(test.actors.ownerOfA, SERVICE_PATH, { tasks }));
}

async function asked(answering: Promise<Response>): Promise<Response> {
  const answer = await answering;
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer;
}

export interface Viewer extends CustomerActor {
  accountId: number;
}

let channels = 0;

/** A customer with a channel, which is theirs unless it is said that nothing has proven it. */
export async function newViewer(
  test: TestCore,
  isVerified = true,
  given: Parameters<typeof newPayer>[1] = {},
): Promise<Viewer> {
  const who = await newPayer(test, given);
  return { ...who, accountId: await addChannel(test, who, isVerified) };
}

export async function addChannel(
  test: TestCore,
  { instance, id: customerId }: CustomerActor,
  isVerified = true,
  channelId?: string,
): Promise<number> {
  channels += 1;
  // Of many at once, each has its own.
  const nth = channels;
  const now = test.clock.now();
  const row = await test.db.inInstance(instance.id, (trx) =>
    trx
      .insertInto('video_accounts')
      .values({
        ...{ instance_id: instance.id, customer_id: customerId, created_at: now },
        channel_id: channelId ?? `UC${String(nth).padStart(22, '0')}`,
        ...{ name: `Channel ${nth}`, url: `https://www.youtube.com/@c${nth}` },
        ...{ code: 'MQ-TEST', verification_code_at: isVerified ? now : null },
        verification_public_subscriptions_at: isVerified ? now : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return Number(row.id);
}

/** Somebody orders viewers of a video; answers the order and its task. */
export async function orderViewers(
  test: TestCore,
  quantity: number,
  { buyer, url = VIDEO, own = {} }: { buyer?: CustomerActor; url?: string; own?: object } = {},
): Promise<{ buyer: CustomerActor; orderId: number; taskId: number }> {
  const who = buyer ?? (await newPayer(test));
  await giveMoney(test, who, 1_000_000_000n);
  const { orders } = await placedIn(
    await place(who, { orders: [line({ quantity, url })], ...own }),
  );
  const orderId = orders[0]!.id;
  await runJobs(test, dispatchOrder);
  const task = await test.db.inInstance(who.instance.id, (trx) =>
    trx.selectFrom('tasks').select('id').where('order_id', '=', BigInt(orderId)).executeTakeFirst(),
  );
  return { buyer: who, orderId, taskId: Number(task?.id ?? 0) };
}

export const take = (who: Viewer, taskId: number, own: object = {}): Promise<Response> =>
  send(who, CHECKS, { task_id: taskId, youtube_account_id: who.accountId, ...own });

export async function checkIn(answering: Response | Promise<Response>): Promise<Check> {
  return ((await (await asked(Promise.resolve(answering))).json()) as { data: Check }).data;
}

export const stepOf = (who: Actor, id: number, step: 'start' | 'end' | 'check', body?: object) =>
  who.request(`${CHECKS}/${id}/${step}`, {
    method: 'POST',
    ...(body && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });

export const say = (who: Actor, id: number, words: string): Promise<Response> =>
  stepOf(who, id, 'check', { options: { custom_comment: words } });

const THOUGHTS = [
  'The part about sourdough was clear, and I will try the slow rise at home.',
  'Good light and a calm voice; the middle could be a little shorter for me.',
  'I liked how the mistakes were shown as well, which helped me understand it.',
  'Nice idea, though the music was too loud in the first minute of the video.',
  'My favourite was the comparison at the end, with both breads side by side.',
  'Honestly a bit long, but the tips for old ovens were new and useful to me.',
];

/** What somebody thinks, each time in other words. */
export const thought = (at: number): string =>
  at < THOUGHTS.length ? THOUGHTS[at]! : [...words(at)].join(' ');

function* words(seed: number) {
  let state = seed * 2_654_435_761 + 12_345;
  for (let at = 0; at < 12; at += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state.toString(36);
  }
}

/** All of it, as somebody does it who watches long enough. */
export async function watch(
  test: TestCore,
  who: Viewer,
  { taskId, words: said }: { taskId: number; words: string },
): Promise<Check> {
  const { id } = await checkIn(take(who, taskId));
  await checkIn(stepOf(who, id, 'start'));
  test.clock.advance(WATCH_SECONDS * 1_000);
  await checkIn(stepOf(who, id, 'end'));
  return checkIn(say(who, id, said));
}

export async function listed(who: Actor, query = ''): Promise<TasksAnswer> {
  const answer = await asked(who.request(`${TASKS}${query}`));
  return (await answer.json()) as TasksAnswer;
}

export const idsOf = ({ data }: { data: readonly Task[] }): number[] => data.map(({ id }) => id);

/** Asks how far the orders are that somebody has gone on with. */
export const askDeliverers = (test: TestCore): Promise<void> => runJob(test, checkDispatches);
