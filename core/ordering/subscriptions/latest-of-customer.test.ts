import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestCore } from '#core/testing/harness.ts';
import { channelLink, playedPlatform } from './testing/played-platform.ts';
import { newName, closeStage, openStage, subscribed, type Stage } from './testing/subscribers.ts';

const platform = playedPlatform();
let test: TestCore;
let stage: Stage;
beforeAll(async () => {
  ({ test, stage } = await openStage(platform));
});
afterAll(() => closeStage(test));

it('staff see the channels of a customer, the newest first, and no others', async () => {
  const [one, other] = [newName(), newName()];
  const who = await stage.buyer(1n);
  await subscribed(who, { url: channelLink(one), name: 'First', contents_limit: 4 });
  await subscribed(await stage.buyer(0n), { url: channelLink(one) });
  await subscribed(who, { url: channelLink(other), name: 'Second' });
  await stage.posts(one);
  const answer = await test.actors.staffOfA.request(`/api/v1/staff/customers/${who.id}`);
  const { data } = (await answer.json()) as { data: { subscriptions: object[] } };
  expect(data.subscriptions).toMatchObject([
    { name: 'Second', subscription_contents_count: 0, waiting_for: null },
    {
      ...{ name: 'First', url: channelLink(one), status: 'in_processing', contents_limit: 4 },
      ...{ subscription_contents_count: 1, cost_per_publication: '1' },
    },
  ]);
});
