import { expect } from 'vitest';
import type { ServiceContent } from '#core/catalogue/services/catalogue-content.ts';
import { publishCatalogue } from '#core/catalogue/services/publish-catalogue.ts';
import { runAlone } from '#core/billing/payments/testing/run-alone.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { giveMoney, send } from '#core/ordering/orders/testing/buyer.ts';
import { verifyOrders } from '#core/ordering/orders/verify-orders.ts';
import type { Deps } from '#core/deps.ts';
import type { Actor, CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { ownerCatalogue, testService } from '#core/testing/owner-catalogue.ts';
import type { Subscription } from '../subscription.contract.ts';
import { lookAtChannels } from '../look-at-channels.ts';
import { orderForPosts } from '../order-for-posts.ts';
import { verifySubscriptions } from '../verify-subscriptions.ts';
import { channelLink, type PlayedPlatform } from './played-platform.ts';

export const PATH = '/api/v1/subscriptions';
export const YOUTUBE = 150;
/** A dollar for a thousand views of a video; two dollars for a thousand likes. */
export const VIEWS = 151;
export const LIKES = 152;
/** Wants a channel, and wants comments: neither can be ordered for a post. */
export const FOLLOWERS = 153;
export const COMMENTS = 154;

const WATCH = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

/** As shops have the network, of which channels are watched. */
export const youtubeNetwork = {
  ...{ id: YOUTUBE, slug: 'youtube', icon: 'youtube', color: '#FF0000', type: 'video' },
  ...{ url_placeholder: WATCH, has_search: false, texts: { en: { name: 'YouTube' } } },
};
export const youtubeType = (id: number, name: string) => ({
  ...{ id, network_id: YOUTUBE, slug: `youtube-${name}`, icon: 'eye', color: '#FF0000' },
  texts: { en: { name, title: name } },
});
/** Of these, a service that can be ordered for posts. */
export const youtubeService = (own: Partial<ServiceContent> = {}): ServiceContent =>
  testService({
    ...{ id: VIEWS, service_type_id: 151, slug: `alder-youtube-${VIEWS}`, example_link: WATCH },
    ...{ texts: { en: { name: `Alder YouTube ${VIEWS}` } }, ...own },
  });

/** The shop of instance a with services for videos of YouTube; `own` changes them by their ids. */
export async function openChannelShop(
  test: TestCore,
  own: Readonly<Record<number, Partial<ServiceContent>>> = {},
): Promise<void> {
  const content = ownerCatalogue('Alder', 100);
  const service = (id: number, type: number, rest: Partial<ServiceContent>) =>
    testService({
      ...{ id, service_type_id: type, slug: `alder-youtube-${id}`, example_link: WATCH },
      texts: { en: { name: `Alder YouTube ${id}` } },
      ...rest,
      ...own[id],
    });
  await publishCatalogue(test.deps, {
    instanceId: test.instances.a.id,
    content: {
      ...content,
      networks: [...content.networks, youtubeNetwork],
      serviceTypes: [
        ...content.serviceTypes,
        youtubeType(151, 'views'),
        youtubeType(152, 'others'),
      ],
      services: [
        ...content.services,
        service(VIEWS, 151, {}),
        service(LIKES, 152, { price_micro: 2_000_000n, default_price_micro: 2_000_000n }),
        service(FOLLOWERS, 152, { example_link: 'https://www.youtube.com/@nasa' }),
        service(COMMENTS, 152, { target_ids: [101], calculable_quantity: true }),
      ],
    },
  });
}

let names = 0;
export const newName = () => `channel${(names += 1)}`;

export const subscribe = (who: Actor, body: object = {}, key?: string): Promise<Response> =>
  send(
    who,
    PATH,
    {
      ...{ url: channelLink(newName()), name: 'My channel', contents_limit: 10 },
      services: [{ service_id: VIEWS, quantity: 1_000 }],
      ...body,
    },
    key,
  );

export async function subscriptionIn(answer: Response): Promise<Subscription> {
  if (answer.status >= 300) throw new Error(`${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: Subscription }).data;
}

export const subscribed = async (who: Actor, body: object = {}): Promise<Subscription> =>
  subscriptionIn(await subscribe(who, body));

export const readSubscription = async (who: Actor, id: number): Promise<Subscription> =>
  subscriptionIn(await who.request(`${PATH}/${id}`));

export const pay = (who: Actor, id: number, cardId: number | null): Promise<Response> =>
  send(who, `${PATH}/${id}/payment`, { recurring_payments_method_id: cardId });

/** Looks at every channel that is due, and orders for what was seen. */
export async function lookAndOrder({ deps }: { deps: Deps }): Promise<void> {
  await runAlone({ deps }, lookAtChannels, {});
  await runAlone({ deps }, orderForPosts, {});
}

/** The orders of a subscription, as the database has them. */
export const ordersOf = (test: TestCore, { instance }: CustomerActor, id: number) =>
  test.db.inInstance(instance.id, (trx) =>
    trx
      .selectFrom('orders')
      .select(['id', 'service_id', 'link_url', 'cost_micro', 'status', 'type', 'subscription_id'])
      .where('subscription_id', '=', BigInt(id))
      .orderBy('id')
      .execute(),
  );

const MINUTE_MS = 60_000;

/** What happens at the shop, as time goes on. */
function stageOf(test: TestCore, platform: PlayedPlatform) {
  const pass = (ms: number) => test.clock.advance(ms);
  return {
    /** Publishes some posts a minute apart, and looks at everything a while later. */
    async posts(name: string, times = 1): Promise<string[]> {
      const ids: string[] = [];
      for (let time = 0; time < times; time += 1) {
        pass(MINUTE_MS);
        ids.push(platform.post(name, test.clock.now()));
      }
      pass(10 * MINUTE_MS);
      await lookAndOrder(test);
      return ids;
    },
    async buyer(dollars: bigint): Promise<CustomerActor> {
      const payer = await newPayer(test);
      if (dollars > 0n) await giveMoney(test, payer, dollars * 1_000_000n);
      return payer;
    },
    /** What they were told of subscriptions, the newest first. */
    async noticesOf(who: CustomerActor): Promise<string[]> {
      const answer = await who.request('/api/v1/notices');
      const { data } = (await answer.json()) as { data: { kind: string }[] };
      return data.map(({ kind }) => kind).filter((kind) => kind.startsWith('subscription_'));
    },
  };
}
export type Stage = ReturnType<typeof stageOf>;

/** A shop of its own for channels that publish what a test says. */
export async function openStage(
  platform: PlayedPlatform,
): Promise<{ test: TestCore; stage: Stage }> {
  const test = await testCore({ isDemo: true, videoPlatform: platform });
  await openChannelShop(test);
  return { test, stage: stageOf(test, platform) };
}

/** All that it has ordered is as it should be. */
export async function closeStage(test: TestCore): Promise<void> {
  const { id } = test.instances.a;
  expect((await verifyOrders(test.deps, id)).faults).toEqual([]);
  expect((await verifySubscriptions(test.deps, id)).faults).toEqual([]);
  await test.close();
}
