import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readMoney } from '#core/billing/ledger/read-money.ts';
import { sealLedgers } from '#core/billing/ledger/seal-ledgers.ts';
import { verifyLedger } from '#core/billing/ledger/verify-ledger.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { passOnCancel } from '#core/fulfilment/dispatch/cancel-order.ts';
import { problemsIn, readOrder } from '#core/ordering/orders/testing/buyer.ts';
import { verifyOrders } from '#core/ordering/orders/verify-orders.ts';
import { changeSettings } from '#core/tenancy/instances/change-settings.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { runJob, runJobs } from '#core/testing/mailbox.ts';
import { MOST_OF_DAY, MOST_UNDER_WAY, PLACE_MINUTES } from './check-rules.pure.ts';
import { givePlacesBack } from './give-places-back.ts';
import { rewardChecks } from './reward-checks.ts';
import {
  addChannel,
  askDeliverers,
  checkIn,
  CHECKS,
  idsOf,
  listed,
  newViewer,
  openTasks,
  orderViewers,
  REWARD_MICRO,
  say,
  stepOf,
  take,
  TASKS,
  thought,
  watch,
  WATCH_SECONDS,
  type Viewer,
} from './testing/viewers.ts';
import { verifyTasks } from './verify-tasks.ts';

const HOUR_MS = 3_600_000;
const PASSWORD = 'a horse of many words';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
  await openTasks(test);
});
afterEach(async () => {
  expect((await verifyTasks(test.deps, test.instances.a.id)).faults).toEqual([]);
});
afterAll(async () => {
  const { id } = test.instances.a;
  expect((await verifyOrders(test.deps, id)).faults).toEqual([]);
  await sealLedgers(test.deps);
  expect((await verifyLedger(test.deps, id)).faults).toEqual([]);
  await test.close();
});

const earnedBy = async ({ instance, id }: CustomerActor): Promise<bigint> =>
  (await test.db.inInstance(instance.id, (trx) => readMoney(trx, { instanceId: instance.id, id })))
    .taskBalanceMicro;

async function channelOf({ instance, accountId }: Viewer): Promise<string> {
  const { channel_id: id } = await test.db.inInstance(instance.id, (trx) =>
    trx
      .selectFrom('video_accounts')
      .select('channel_id')
      .where('id', '=', BigInt(accountId))
      .executeTakeFirstOrThrow(),
  );
  return id;
}

async function rewardAll(): Promise<void> {
  test.clock.advance(24 * HOUR_MS);
  await runJob(test, rewardChecks);
  await askDeliverers(test);
}

const commentsOf = async (who: CustomerActor, orderId: number) =>
  who.request(`/api/v1/orders/${orderId}/viewer-comments`);

describe('an order of a service that viewers deliver', () => {
  it('is delivered by what they say, and complete once all of them are rewarded', async () => {
    const { buyer, orderId, taskId } = await orderViewers(test, 2);
    const [first, second] = [await newViewer(test), await newViewer(test)];
    const checked = await watch(test, first, { taskId, words: thought(0) });
    expect(checked).toMatchObject({
      ...{ status: 'checked', reward: '0.05', options: { custom_comment: thought(0) } },
      task: { id: taskId, watch_seconds: WATCH_SECONDS },
    });
    await askDeliverers(test);
    expect(await readOrder(buyer, orderId)).toMatchObject({
      ...{ status: 'in_processing', current_quantity: 1 },
    });
    await watch(test, second, { taskId, words: thought(1) });
    expect(await earnedBy(first)).toBe(0n);
    await rewardAll();
    expect(await readOrder(buyer, orderId)).toMatchObject({ status: 'completed', refunded: '0' });
    expect(await earnedBy(first)).toBe(REWARD_MICRO);
    await rewardAll();
    expect(await earnedBy(first)).toBe(REWARD_MICRO);
    const comments = await commentsOf(buyer, orderId);
    expect(await comments.json()).toEqual({
      data: [thought(1), thought(0)].map((text) => ({ text, said_at: expect.any(String) })),
      meta: { next: null, total: 2 },
    });
    expect((await commentsOf(first, orderId)).status).toBe(404);
  });

  it('ends with what was delivered once it is canceled and who has begun is done', async () => {
    const { buyer, orderId, taskId } = await orderViewers(test, 3);
    const [quick, slow, late] = [
      await newViewer(test),
      await newViewer(test),
      await newViewer(test),
    ];
    await watch(test, quick, { taskId, words: thought(2) });
    const { id } = await checkIn(take(slow, taskId));
    await buyer.post(`/api/v1/orders/${orderId}/cancel`, {});
    await runJobs(test, passOnCancel);
    expect(idsOf(await listed(late))).not.toContain(taskId);
    expect(await problemsIn(await take(late, taskId))).toHaveProperty('task_id');
    await checkIn(stepOf(slow, id, 'start'));
    test.clock.advance(WATCH_SECONDS * 1_000);
    await checkIn(stepOf(slow, id, 'end'));
    await checkIn(say(slow, id, thought(3)));
    await askDeliverers(test);
    expect(await readOrder(buyer, orderId)).toMatchObject({ status: 'in_processing' });
    await rewardAll();
    expect(await readOrder(buyer, orderId)).toMatchObject({
      ...{ status: 'canceled', current_quantity: 2, refunded: '0.1' },
    });
  });

  it('is not shown while it is paused, and goes on', async () => {
    const { buyer, orderId, taskId } = await orderViewers(test, 1);
    const viewer = await newViewer(test);
    expect((await buyer.post(`/api/v1/orders/${orderId}/pause`, {})).ok).toBe(true);
    expect(idsOf(await listed(viewer))).not.toContain(taskId);
    expect((await take(viewer, taskId)).status).toBe(422);
    expect((await buyer.post(`/api/v1/orders/${orderId}/activate`, {})).ok).toBe(true);
    expect(idsOf(await listed(viewer))).toContain(taskId);
  });

  it('waits for staff where its link is no video, and while the shop has no tasks', async () => {
    const playlist = 'https://www.youtube.com/playlist?list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf';
    const other = await orderViewers(test, 1, { url: playlist });
    expect(await readOrder(other.buyer, other.orderId)).toMatchObject({ status: 'error' });
    await offer(false);
    const { buyer, orderId, taskId } = await orderViewers(test, 1);
    expect(taskId).toBe(0);
    expect(await readOrder(buyer, orderId)).toMatchObject({ status: 'error' });
    await offer(true);
  });
});

const offer = (tasksIsEnabled: boolean) =>
  changeSettings(test.deps, { slug: 'alder', patch: { tasksIsEnabled } });

describe('what a customer can do', () => {
  it('is listed by place, reward and service, with what is under way first', async () => {
    const { taskId: older } = await orderViewers(test, 5);
    const { taskId: newer } = await orderViewers(test, 5);
    const viewer = await newViewer(test);
    const newest = await listed(viewer);
    const at = (ids: readonly number[], id: number) => ids.indexOf(id);
    expect(at(idsOf(newest), newer)).toBeLessThan(at(idsOf(newest), older));
    const oldest = idsOf(await listed(viewer, '?order_on=asc&per_page=100'));
    expect(at(oldest, older)).toBeLessThan(at(oldest, newer));
    const { id } = await checkIn(take(viewer, older));
    const { data, meta } = await listed(viewer, '?per_page=1&order_by=price');
    expect(data).toMatchObject([{ id: older, places_left: 4, check: { id, status: 'created' } }]);
    expect(meta).toMatchObject({
      ...{ current_page: 1, from: 1, to: 1, per_page: 1, total: newest.meta.total },
      ...{ youtube_account_id: viewer.accountId, under_way: 1, done_today: 0 },
      services: [{ id: 107 }],
    });
    expect(meta.last_page).toBe(meta.total);
    const second = await listed(viewer, '?per_page=1&page=2');
    expect(idsOf(second)).toEqual([newer]);
    expect((await listed(viewer, '?service=999')).data).toEqual([]);
    expect((await listed(viewer, `?page=${meta.total + 1}&per_page=1`)).meta.from).toBeNull();
  });

  it('is nothing that they have ordered or done, by whatever channel', async () => {
    const buyer = await newViewer(test);
    const { taskId } = await orderViewers(test, 3, { buyer });
    expect(idsOf(await listed(buyer))).not.toContain(taskId);
    expect(await problemsIn(await take(buyer, taskId))).toHaveProperty('task_id');
    const viewer = await newViewer(test);
    await watch(test, viewer, { taskId, words: thought(5) });
    const other = await addChannel(test, viewer);
    expect(idsOf(await listed(viewer, `?youtube_account_id=${other}`))).not.toContain(taskId);
    const again = await take(viewer, taskId, { youtube_account_id: other });
    expect(await problemsIn(again)).toHaveProperty('task_id');
  });

  it('is nothing that was done with the channel by an account that is gone', async () => {
    const { taskId } = await orderViewers(test, 3);
    const viewer = await newViewer(test, true, { password: PASSWORD });
    const channelId = await channelOf(viewer);
    await watch(test, viewer, { taskId, words: thought(6) });
    await rewardAll();
    expect(await earnedBy(viewer)).toBe(REWARD_MICRO);
    const leaving = { current_password: PASSWORD, pay_to: 'DE89 3704 0044 0532 0130 00' };
    expect((await viewer.post('/api/v1/profile/delete', leaving)).status).toBe(204);
    const kept = await test.db.inInstance(viewer.instance.id, (trx) =>
      trx.selectFrom('task_checks').selectAll().where('customer_id', '=', viewer.id).execute(),
    );
    expect(JSON.stringify(kept.map((row) => Object.values(row).map(String)))).not.toContain(
      channelId,
    );
    const anew = await newPayer(test);
    const same = { ...anew, accountId: await addChannel(test, anew, true, channelId) };
    expect(idsOf(await listed(same))).not.toContain(taskId);
    expect(await problemsIn(await take(same, taskId))).toHaveProperty('task_id');
    // Another task is as good as for anybody.
    const { taskId: other } = await orderViewers(test, 1);
    await checkIn(take(same, other));
  });

  it('needs a channel of theirs that is verified', async () => {
    const { taskId } = await orderViewers(test, 3);
    const [unproven, viewer] = [await newViewer(test, false), await newViewer(test)];
    expect(await listed(unproven)).toMatchObject({
      ...{ data: [], meta: { youtube_account_id: null, total: 0, from: null } },
    });
    expect(await problemsIn(await take(unproven, taskId))).toHaveProperty('youtube_account_id');
    const foreign = await take(unproven, taskId, { youtube_account_id: viewer.accountId });
    expect(await problemsIn(foreign)).toHaveProperty('youtube_account_id');
    const answer = await unproven.request(`${TASKS}?youtube_account_id=${viewer.accountId}`);
    expect(await problemsIn(answer)).toHaveProperty('youtube_account_id');
  });

  it('is not there where the shop has none, nor for a frozen customer', async () => {
    const { taskId } = await orderViewers(test, 1);
    const viewer = await newViewer(test);
    await offer(false);
    for (const path of [TASKS, CHECKS]) expect((await viewer.request(path)).status).toBe(404);
    expect((await take(viewer, taskId)).status).toBe(404);
    await offer(true);
    await test.actors.staffOfA.post(`/api/v1/staff/customers/${viewer.id}/freeze`, {
      reason: 'A reason',
    });
    expect((await take(viewer, taskId)).status).toBe(423);
  });
});

describe('a check', () => {
  let viewer: Viewer;
  let taskId: number;
  beforeAll(async () => {
    viewer = await newViewer(test);
    ({ taskId } = await orderViewers(test, 4));
  });

  it('goes step by step, at least as long as is to be watched', async () => {
    const check = await checkIn(take(viewer, taskId));
    const at = test.clock.now().getTime();
    expect(check).toMatchObject({
      ...{ status: 'created', start_at: null, watch_until: null, ready_at: null },
      expire_at: new Date(at + PLACE_MINUTES * 60_000).toISOString(),
    });
    expect((await stepOf(viewer, check.id, 'end')).status).toBe(409);
    expect((await say(viewer, check.id, thought(6))).status).toBe(409);
    const started = await checkIn(stepOf(viewer, check.id, 'start'));
    expect(started.watch_until).toBe(new Date(at + WATCH_SECONDS * 1_000).toISOString());
    test.clock.advance((WATCH_SECONDS - 1) * 1_000);
    expect(await checkIn(stepOf(viewer, check.id, 'start'))).toEqual(started);
    const early = await problemsIn(await stepOf(viewer, check.id, 'end'));
    expect(early['end_at']?.[0]).toContain('1 ');
    test.clock.advance(1_000);
    const ended = await checkIn(stepOf(viewer, check.id, 'end'));
    expect(ended).toMatchObject({ status: 'ended', end_at: test.clock.now().toISOString() });
    const said = await checkIn(say(viewer, check.id, `  ${thought(6)}\n`));
    expect(said).toMatchObject({ status: 'checked', options: { custom_comment: thought(6) } });
    expect(await checkIn(say(viewer, check.id, thought(7)))).toEqual(said);
    expect(await checkIn(viewer.request(`${CHECKS}/${check.id}`))).toEqual(said);
    const { data } = (await (await viewer.request(CHECKS)).json()) as { data: unknown[] };
    expect(data).toEqual([said]);
    const other = await newPayer(test);
    expect((await other.request(`${CHECKS}/${check.id}`)).status).toBe(404);
    expect((await stepOf(other, check.id, 'start')).status).toBe(404);
  });

  it('is refused for words that are no own ones, and keeps its place', async () => {
    const who = await newViewer(test);
    const { id } = await checkIn(take(who, taskId));
    await checkIn(stepOf(who, id, 'start'));
    test.clock.advance(WATCH_SECONDS * 1_000);
    await checkIn(stepOf(who, id, 'end'));
    for (const words of ['', 'Nice', thought(6), thought(6).toUpperCase(), 'good '.repeat(20)]) {
      expect(await problemsIn(await say(who, id, words))).toHaveProperty([
        'options.custom_comment',
      ]);
    }
    expect(await checkIn(say(who, id, thought(8)))).toMatchObject({ status: 'checked' });
  });

  it('that is not finished in time gives its place back, and can be begun again', async () => {
    const { taskId: one } = await orderViewers(test, 1);
    const [slow, next] = [await newViewer(test), await newViewer(test)];
    const { id } = await checkIn(take(slow, one));
    expect((await take(next, one)).status).toBe(422);
    test.clock.advance(PLACE_MINUTES * 60_000);
    expect((await stepOf(slow, id, 'start')).status).toBe(409);
    expect(await checkIn(slow.request(`${CHECKS}/${id}`))).toMatchObject({ status: 'expired' });
    await runJob(test, givePlacesBack);
    await runJob(test, givePlacesBack);
    expect((await checkIn(take(slow, one))).id).not.toBe(id);
  });

  it('is one of five at a time, and of sixty a day', async () => {
    const who = await newViewer(test);
    const many: number[] = [];
    for (let at = 0; at <= MOST_UNDER_WAY; at += 1) many.push((await orderViewers(test, 1)).taskId);
    for (const id of many.slice(0, MOST_UNDER_WAY)) await checkIn(take(who, id));
    const last = await problemsIn(await take(who, many.at(-1)!));
    expect(last['task_id']?.[0]).toContain(String(MOST_UNDER_WAY));
    const busy = await newViewer(test);
    await test.db.inInstance(busy.instance.id, (trx) =>
      trx
        .insertInto('task_checks')
        .columns(['instance_id', 'task_id', 'customer_id', 'status', 'reward_micro'])
        .values(
          Array.from({ length: MOST_OF_DAY }, () => ({
            ...{ instance_id: busy.instance.id, task_id: BigInt(taskId), customer_id: busy.id },
            ...{ status: 'expired' as const, reward_micro: 1n, video_account_id: null },
            ...{ channel_id: null, channel_name: null },
            ...{ created_at: test.clock.now(), expire_at: test.clock.now() },
            ...{ start_at: test.clock.now(), end_at: test.clock.now() },
            ...{ checked_at: test.clock.now(), ready_at: test.clock.now() },
          })),
        )
        .execute(),
    );
    const refused = await problemsIn(await take(busy, many.at(-1)!));
    expect(refused['task_id']?.[0]).toContain(String(MOST_OF_DAY));
    test.clock.advance(24 * HOUR_MS);
    await checkIn(take(busy, many.at(-1)!));
  });
});

// Last, for nobody is logged in afterwards.
it('a task that nobody finishes ends after thirty days with what was delivered', async () => {
  const { buyer, orderId, taskId } = await orderViewers(test, 2);
  await watch(test, await newViewer(test), { taskId, words: thought(4) });
  await rewardAll();
  test.clock.advance(30 * 24 * HOUR_MS);
  expect(idsOf(await listed(await newViewer(test)))).not.toContain(taskId);
  await askDeliverers(test);
  const order = await test.db.inInstance(buyer.instance.id, (trx) =>
    trx
      .selectFrom('orders')
      .select(['status', 'current_quantity', 'refunded_micro'])
      .where('id', '=', BigInt(orderId))
      .executeTakeFirst(),
  );
  expect(order).toEqual({ status: 'canceled', current_quantity: 1, refunded_micro: 100_000n });
});
