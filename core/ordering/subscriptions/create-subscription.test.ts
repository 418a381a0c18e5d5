import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { place, problemsIn } from '#core/ordering/orders/testing/buyer.ts';
import type { TestCore } from '#core/testing/harness.ts';
import { channelLink, playedPlatform } from './testing/played-platform.ts';
import {
  COMMENTS,
  FOLLOWERS,
  LIKES,
  newName,
  PATH,
  subscribe,
  subscribed,
  subscriptionIn,
  VIEWS,
  YOUTUBE,
  closeStage,
  openStage,
  type Stage,
} from './testing/subscribers.ts';

const platform = playedPlatform();
let test: TestCore;
let stage: Stage;
beforeAll(async () => {
  ({ test, stage } = await openStage(platform));
});
afterAll(() => closeStage(test));

describe('what can be subscribed', () => {
  it('are channels of networks that can be watched, with what needs nothing but a link', async () => {
    const networks = await (await test.request(`${PATH}/networks`)).json();
    expect(networks).toMatchObject({
      data: [
        { slug: 'alder-tube', is_watched: false, reason: 'no_source' },
        {
          ...{ id: YOUTUBE, slug: 'youtube', is_watched: true, reason: null },
          url_placeholder: 'https://www.youtube.com/@your-channel',
        },
      ],
    });
    const types = await (await test.request(`${PATH}/networks/${YOUTUBE}/service-types`)).json();
    expect(types).toMatchObject({
      data: [
        { id: 151, services: [{ id: VIEWS, min_quantity: 100 }] },
        { id: 152, services: [{ id: LIKES }] },
      ],
    });
    expect((await test.request(`${PATH}/networks/9/service-types`)).status).toBe(404);
  });

  it.each([
    [
      { url: 'https://example.com/x' },
      { url: ['This link belongs to another network. Enter another one.'] },
    ],
    [
      { url: 'https://www.instagram.com/nasa' },
      { url: ['New posts of this network cannot be detected automatically'] },
    ],
    [
      { url: 'https://youtu.be/dQw4w9WgXcQ' },
      { url: ['This link does not lead to a channel. Use the link of the channel itself.'] },
    ],
    [{ url: channelLink('missing') }, { url: ['This channel was not found. Check the link.'] }],
    [
      { url: channelLink('silent') },
      { url: ['The network did not answer. Try again in a moment.'] },
    ],
    [
      { url: channelLink('hidden') },
      {
        url: [
          'We could not find the channel by this name. Use its link with /channel/ and the channel ID.',
        ],
      },
    ],
    [{ services: [] }, { services: [expect.any(String)] }],
    [{ email: 'nobody' }, { email: [expect.any(String)] }],
    [{ contents_limit: 0 }, { contents_limit: [expect.any(String)] }],
    [{ contents_limit: 1001 }, { contents_limit: [expect.any(String)] }],
    [{ name: 'x'.repeat(101) }, { name: [expect.any(String)] }],
    [
      { services: [FOLLOWERS, COMMENTS, 9_999].map((id) => ({ service_id: id, quantity: 100 })) },
      {
        'services.0.service_id': [
          'This service cannot be ordered for new posts of a channel. Choose another one.',
        ],
        'services.1.service_id': [
          'This service cannot be ordered for new posts of a channel. Choose another one.',
        ],
        'services.2.service_id': ['This service cannot be ordered right now. Choose another one.'],
      },
    ],
    [
      { services: [VIEWS, VIEWS].map((id) => ({ service_id: id, quantity: 100 })) },
      { 'services.1.service_id': ['This value appears more than once'] },
    ],
    [
      { services: [{ service_id: VIEWS, quantity: 100, countries: [82] }] },
      {
        'services.0.countries': [
          'This service cannot be ordered for one of these countries. Choose others.',
        ],
      },
    ],
    [
      { recurring_payments_method_id: 999 },
      { recurring_payments_method_id: ['Choose another payment method'] },
    ],
  ])('refuses %j', async (body, problems) => {
    expect(await problemsIn(await subscribe(await stage.buyer(0n), body))).toEqual(problems);
  });

  it('is for customers, and no plain order is taken instead', async () => {
    const { guestOfA } = test.actors;
    expect((await subscribe(guestOfA, { email: 'a@b.example' })).status).toBe(401);
    const order = await place(await stage.buyer(1n), { type: 'autopromotion' });
    expect(await problemsIn(order)).toEqual({
      type: ['Use a subscription to order for new posts'],
    });
  });

  it('is subscribed once by each customer, in quantities that are sold', async () => {
    const who = await stage.buyer(0n);
    const name = newName();
    const services = [
      { service_id: VIEWS, quantity: 1_009 },
      { service_id: LIKES, quantity: 0 },
    ];
    const body = { url: channelLink(name), name: '', contents_limit: 5, services };
    const made = await subscriptionIn(await subscribe(who, body, 'one-key'));
    expect(made).toMatchObject({
      ...{ name: `Channel ${name}`, status: 'in_processing', billing_type: 'balance' },
      ...{ cost_per_publication: '1.2', total_cost: '6', spent: '0', waiting_for: null },
      actions: { cancelable: true },
      network: { slug: 'youtube' },
      subscription_services: [
        { quantity: 1_000, cost: '1', service: { id: VIEWS } },
        { quantity: 100, cost: '0.2', service: { id: LIKES } },
      ],
      subscription_contents: [],
    });
    expect(await subscriptionIn(await subscribe(who, body, 'one-key'))).toEqual(made);
    expect(await problemsIn(await subscribe(who, body))).toEqual({
      url: ['You have already subscribed to this channel'],
    });
    const other = { ...body, url: channelLink(newName()), expected_cost_per_publication: '1' };
    expect((await subscribe(who, other)).status).toBe(409);
  });
});

describe('the table', () => {
  it('is paged, sorted and filtered', async () => {
    const who = await stage.buyer(0n);
    const made = [await subscribed(who), await subscribed(who), await subscribed(who)];
    await who.post(`${PATH}/${made[1]?.id}/cancel`);
    const read = async (query: string) =>
      (await (await who.request(`${PATH}?${query}`)).json()) as {
        data: { id: number }[];
        recordsFiltered: number;
        meta: { next: string | null };
      };
    const ids = made.map(({ id }) => id).toReversed();
    expect(await read('')).toMatchObject({ recordsFiltered: 3, data: ids.map((id) => ({ id })) });
    expect(await read('status=canceled')).toMatchObject({
      ...{ recordsFiltered: 1, data: [{ id: made[1]?.id }] },
    });
    const first = await read('per_page=2&order_by=status&order_on=asc');
    const rest = await read(`per_page=2&order_by=status&order_on=asc&cursor=${first.meta.next}`);
    expect([...first.data, ...rest.data].map(({ id }) => id)).toEqual([
      ...[made[1]?.id, made[0]?.id, made[2]?.id],
    ]);
    expect((await who.request(`${PATH}?status=paused`)).status).toBe(422);
  });
});
