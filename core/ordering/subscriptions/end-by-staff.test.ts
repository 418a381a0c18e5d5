import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import type { Notice } from '#core/messaging/notices/notice.contract.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import type { TestCore } from '#core/testing/harness.ts';
import { channelLink, playedPlatform } from './testing/played-platform.ts';
import {
  newName,
  ordersOf,
  readSubscription,
  closeStage,
  openStage,
  subscribed,
  type Stage,
} from './testing/subscribers.ts';
import { verifySubscriptions } from './verify-subscriptions.ts';

const platform = playedPlatform();
let test: TestCore;
let stage: Stage;
let staff: CustomerActor;
beforeAll(async () => {
  ({ test, stage } = await openStage(platform));
  staff = await newPayer(test, { roles: ['staff'] });
});
afterAll(() => closeStage(test));

const end = async (id: number, body: object, by = staff) => {
  const answer = await by.post(`/api/v1/staff/subscriptions/${id}/cancel`, body);
  return { status: answer.status, said: answer.status === 204 ? {} : await answer.json() };
};

it('staff end a subscription for a reason that its customer reads; nothing more is ordered', async () => {
  const name = newName();
  const who = await stage.buyer(9n);
  const { id } = await subscribed(who, { url: channelLink(name) });
  await stage.posts(name);
  expect(await ordersOf(test, who, id)).toHaveLength(1);
  expect(await end(id, { reason: ' ' })).toMatchObject({
    ...{ status: 422, said: { errors: { reason: ['This field is required'] } } },
  });
  expect((await end(id, { reason: 'Not you.' }, who)).status).toBe(404);
  const reason = 'The channel breaks the rules of its network.';
  expect((await end(id, { reason })).status).toBe(204);
  expect(await readSubscription(who, id)).toMatchObject({
    ...{ status: 'canceled', ended_reason: 'staff' },
  });
  await stage.posts(name);
  expect(await ordersOf(test, who, id)).toHaveLength(1);
  const { data } = (await (await who.request('/api/v1/notices')).json()) as { data: Notice[] };
  expect(data.filter(({ kind }) => kind.startsWith('subscription_'))).toMatchObject([
    { kind: 'subscription_ended', reason },
    { kind: 'subscription_began' },
  ]);
  // A colleague was quicker.
  expect(await end(id, { reason })).toMatchObject({
    ...{ status: 409, said: { code: 'already_decided' } },
  });
  expect((await verifySubscriptions(test.deps, test.instances.a.id)).faults).toEqual([]);
});
