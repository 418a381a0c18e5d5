// On PostgreSQL: tabs that change one cart at once.
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServiceCosts } from '#core/ordering/form/order-cost.contract.ts';
import { MOST_LINES } from '#core/ordering/form/order-line.pure.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { deleteExpiredCarts } from './delete-expired-carts.ts';
import {
  DRIPPED,
  line,
  openBrowser,
  OTHER_NETWORK,
  publishForCarts,
  urls,
} from './testing/cart-browser.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
  await publishForCarts(test);
});
afterAll(() => test.close());

const browser = (instance = test.instances.a) => openBrowser(test, instance);
const text = (code: string, params: Record<string, string | number> = {}) =>
  test.deps.texts('en', `errors:field.${code}`, params);

describe('the cart of a guest', () => {
  it('begins with the first line, is known by a token, and only its hash is kept', async () => {
    const guest = browser();
    expect(await guest.cart()).toMatchObject({ lines: [], total: '0' });
    expect(guest.kept.token).toBe('');
    await guest.fill(line());
    const { token } = guest.kept;
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(urls(await guest.fill(line({ url: 'b' }), line({ url: 'c' })))).toEqual(['a', 'b', 'c']);
    expect(guest.kept.token).toBe(token);
    expect(await guest.count()).toBe(3);
    const rows = await test.db.inInstance(test.instances.a.id, (trx) =>
      trx.selectFrom('carts').selectAll().execute(),
    );
    const hash = createHash('sha256').update(token).digest('hex');
    expect(rows.map(({ token_hash }) => Buffer.from(token_hash ?? []).toString('hex'))).toContain(
      hash,
    );
    expect(JSON.stringify(rows, (_, value: unknown) => String(value))).not.toContain(token);
  });

  it('takes lines once that are sent again with their key, until others come', async () => {
    const guest = browser();
    await guest.fill(line());
    const [first, second] = [randomUUID(), randomUUID()];
    const put = (put_key: string, url: string) =>
      guest.send('POST', '/api/v1/cart/lines', { lines: [line({ url })], put_key });
    for (const [key, url] of [
      [first, 'b'],
      [first, 'b'],
      [second, 'c'],
      [second, 'c'],
    ] as const) {
      expect((await put(key, url)).status).toBe(200);
    }
    expect(urls(await guest.cart())).toEqual(['a', 'b', 'c']);
  });

  it('is ordered through the widget by whose link lines were put into it last, until it is empty', async () => {
    const guest = browser();
    const put = (widget?: string) =>
      guest.send('POST', '/api/v1/cart/lines', { lines: [line()], ...(widget && { widget }) });
    const known = async () => (await guest.cart()).widget;
    await put();
    expect(await known()).toBeNull();
    await put('mqw_one');
    await put();
    expect(await known()).toBe('mqw_one');
    await put('mqw_two');
    expect(await known()).toBe('mqw_two');
    expect((await guest.send('DELETE', '/api/v1/cart')).status).toBe(204);
    await put();
    expect(await known()).toBeNull();
  });

  it('says of each line what it is and what it costs now', async () => {
    const feed = { numberOfRuns: 3, dripFeedMinutes: 60, mode: 'flat', numberOfSteps: 0 };
    const values = [{ targetId: 101, viewType: 'comments', values: ['Nice', 'Very nice'] }];
    const guest = browser();
    const cart = await guest.fill(
      line({ service_id: DRIPPED, drip_feed: feed, targetable_values: values }),
      line({ service_id: 'alder-service-5', quantity: 1_000 }),
      line({ service_id: 101, quantity: 110, is_guarantee: true }),
    );
    expect(cart).toMatchObject({
      lines: [
        {
          index: 0,
          service: {
            id: DRIPPED,
            slug: 'alder-dripped',
            name: 'Alder dripped',
            network: { id: 101, name: 'Alder Tube' },
          },
          quantity: 100,
          total_quantity: 300,
          subtotal: '0.3',
          subtotal_float: 0.3,
          drip_feed: feed,
          targetable_values: values,
          errors: {},
        },
        { index: 1, service: { id: 105 }, subtotal: '1' },
        { index: 2, subtotal: '0.0825' },
      ],
      total: '1.3825',
      total_float: 1.3825,
    });
    const services = [{ service_id: 101, quantity: 110, is_guarantee: true }];
    const quoted = await guest.send('POST', '/api/v1/services/cost', { services });
    const { data } = (await quoted.json()) as { data: ServiceCosts };
    expect(cart.lines[2]?.lines).toEqual(data.services[0]?.lines);
    expect(cart.versions).toEqual(data.versions);
  });

  it('takes nothing that could not be ordered, and none of what came with it', async () => {
    const guest = browser();
    const response = await guest.add(
      line(),
      line({ service_id: 105 }),
      line({ service_id: 201 }),
      line({ quantity: 105 }),
      line({ drip_feed: { numberOfRuns: 2, dripFeedMinutes: 60 } }),
    );
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      errors: {
        'lines.1.service_id': [text('service_unavailable')],
        'lines.2.service_id': [text('service_unavailable')],
        'lines.3.quantity': [text('not_a_multiple', { divisor: 10 })],
        'lines.4.drip_feed': [text('no_drip_feed')],
      },
    });
    expect(guest.kept.token).toBe('');
    for (const [field, own] of [
      ['lines.0.url', { url: 'a b' }],
      ['lines.0.url', { url: 'a'.repeat(2_001) }],
      ['lines.0.quantity', { quantity: 0 }],
      ['lines.0.more', { more: 1 }],
    ] as const) {
      const refused = await guest.add(line(own));
      expect(refused.status).toBe(422);
      const { errors } = (await refused.json()) as { errors: object };
      expect(Object.keys(errors)).toEqual([field]);
    }
    expect(await guest.count()).toBe(0);
  });

  it('shows what is no longer sold as it is, out of the total, until it is taken out', async () => {
    const guest = browser();
    const { lines } = await guest.fill(line({ service_id: 102 }), line({ url: 'b' }));
    const sell = (is_deactivated: boolean) =>
      test.db.inInstance(test.instances.a.id, (trx) =>
        trx.updateTable('services').set({ is_deactivated }).where('id', '=', 102).execute(),
      );
    await sell(true);
    expect(await guest.cart()).toMatchObject({
      lines: [
        { subtotal: null, errors: { service_id: [text('service_unavailable')] } },
        { subtotal: '0.1', errors: {} },
      ],
      total: '0.1',
    });
    const id = lines[0]?.id ?? 0;
    expect((await guest.change(id, { quantity: 200 })).status).toBe(422);
    expect((await guest.remove(id)).status).toBe(204);
    await sell(false);
    expect(urls(await guest.cart())).toEqual(['b']);
  });
});

describe('a line', () => {
  it('changes in what is named, also in two tabs at once', async () => {
    const guest = browser();
    const { lines } = await guest.fill(line({ service_id: DRIPPED }), line({ url: 'b' }));
    const id = lines[0]?.id ?? 0;
    const feed = { numberOfRuns: 2, dripFeedMinutes: 5, mode: 'flat', numberOfSteps: 0 };
    const answers = await Promise.all([
      guest.change(id, { quantity: 500 }),
      guest.change(id, { url: 'https://video.example/1' }),
      guest.change(id, { drip_feed: feed }),
      guest.change(id, {}),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await guest.cart()).lines).toMatchObject([
      { quantity: 500, url: 'https://video.example/1', drip_feed: feed, subtotal: '1' },
      { quantity: 100, url: 'https://video.example/b', drip_feed: null },
    ]);
    await guest.change(id, { drip_feed: null, is_guarantee: true, targetable_values: [] });
    expect((await guest.cart()).lines[0]).toMatchObject({ drip_feed: null, is_guarantee: true });
  });

  it('stays as it was when the change is refused', async () => {
    const guest = browser();
    const { lines } = await guest.fill(line());
    const id = lines[0]?.id ?? 0;
    for (const [change, field] of [
      [{ quantity: 99 }, 'quantity'],
      [{ quantity: 105 }, 'quantity'],
      [{ url: 'a b' }, 'url'],
      [{ drip_feed: { numberOfRuns: 2, dripFeedMinutes: 60 } }, 'drip_feed'],
      [{ service_id: 101 }, 'service_id'],
    ] as const) {
      const response = await guest.change(id, change);
      expect(response.status).toBe(422);
      const { errors } = (await response.json()) as { errors: object };
      expect(Object.keys(errors)).toEqual([field]);
    }
    expect((await guest.cart()).lines).toEqual(lines);
  });

  it('is taken out once, and all of a network or all there are at once', async () => {
    const guest = browser();
    const elsewhere = line({ service_id: OTHER_NETWORK, url: 'd' });
    const { lines } = await guest.fill(line(), line({ url: 'b' }), elsewhere, line({ url: 'c' }));
    const id = lines[0]?.id ?? 0;
    const statuses = await Promise.all([1, 2, 3].map(async () => (await guest.remove(id)).status));
    expect(statuses.sort()).toEqual([204, 404, 404]);
    expect((await guest.send('DELETE', '/api/v1/cart?network_id=101')).status).toBe(204);
    expect(urls(await guest.cart())).toEqual(['d']);
    expect((await guest.send('DELETE', '/api/v1/cart?network_id=201')).status).toBe(204);
    expect(await guest.count()).toBe(1);
    const { token } = guest.kept;
    expect((await guest.send('DELETE', '/api/v1/cart')).status).toBe(204);
    expect(await guest.cart()).toMatchObject({ lines: [], total: '0' });
    await guest.fill(line());
    expect(guest.kept.token).toBe(token);
  });

  it('is taken out with others by their numbers, which are those of no other cart', async () => {
    const [guest, other] = [browser(), browser()];
    const strange = (await other.fill(line())).lines.map(({ id }) => id);
    const placed = [line({ country_ids: [1, 2] }), line({ url: 'b' }), line({ url: 'c' })];
    const { lines } = await guest.fill(...placed);
    expect(lines.map(({ country_ids }) => country_ids)).toEqual([[1, 2], [], []]);
    const named = [...lines.slice(0, 2).map(({ id }) => id), ...strange].join(',');
    expect((await guest.send('DELETE', `/api/v1/cart?line_ids=${named}`)).status).toBe(204);
    expect(urls(await guest.cart())).toEqual(['c']);
    expect(await other.count()).toBe(1);
    expect((await guest.send('DELETE', '/api/v1/cart?line_ids=1,')).status).toBe(422);
  });

  it('is never lost between tabs, and there are never more than a cart can have', async () => {
    const guest = browser();
    await guest.fill(line());
    const links = Array.from({ length: 19 }, (_, at) => `tab-${at}`);
    await Promise.all(links.map((url) => guest.add(line({ url }))));
    expect(urls(await guest.cart()).sort()).toEqual(['a', ...links].sort());

    const many = Array.from({ length: MOST_LINES / 2 }, () => line());
    const answers = await Promise.all([1, 2, 3].map(() => guest.add(...many)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(await guest.count()).toBe(20 + MOST_LINES / 2);
  });
});

describe('a cart that is left', () => {
  it.each([
    [19_990, 'low_value_cart1'],
    [20_000, null],
    [20_010, 'low_value_cart2'],
    [40_000, null],
    [40_010, 'low_value_cart3'],
  ])('with %d thousandths of a dollar in it is marked as %s', async (quantity, value_marker) => {
    const guest = browser();
    await guest.fill(line({ quantity }));
    const abandoned = new Date(test.clock.now().getTime() + 21 * 24 * 60 * 60 * 1000);
    expect(await guest.close()).toEqual({ abandoned_until: abandoned.toISOString(), value_marker });
    expect(await markersOf(guest.kept.token)).toMatchObject({
      abandoned_until: abandoned,
      value_marker,
    });
  });

  it('is marked only while there is something in it', async () => {
    const none = { abandoned_until: null, value_marker: null };
    const guest = browser();
    expect(await guest.close()).toEqual(none);
    const { lines } = await guest.fill(line());
    await guest.close();
    await guest.remove(lines[0]?.id ?? 0);
    expect(await markersOf(guest.kept.token)).toMatchObject(none);
    expect(await guest.close()).toEqual(none);
  });

  it('ends after ninety days, and not while it is still changed', async () => {
    const day = 24 * 60 * 60 * 1000;
    const [left, used] = [browser(), browser()];
    const { lines } = await used.fill(line());
    await left.fill(line());
    const clean = async () => {
      const prepared = deleteExpiredCarts.prepare({});
      if ('refused' in prepared) throw new Error(prepared.refused);
      const signal = new AbortController().signal;
      await prepared.run(test.deps, { id: 1n, instanceId: null, attempt: 1, signal });
    };
    test.clock.advance(89 * day);
    await used.change(lines[0]?.id ?? 0, { quantity: 200 });
    await clean();
    expect(await left.count()).toBe(1);
    test.clock.advance(day);
    await clean();
    expect(await left.count()).toBe(0);
    expect(await used.count()).toBe(1);
  });

  async function markersOf(token: string) {
    const hash = createHash('sha256').update(token).digest();
    return test.db.inInstance(test.instances.a.id, (trx) =>
      trx.selectFrom('carts').selectAll().where('token_hash', '=', hash).executeTakeFirst(),
    );
  }
});

it('lets nobody begin carts for ever', async () => {
  const guest = browser();
  const statuses: number[] = [];
  for (let begun = 0; begun < 31; begun += 1) {
    guest.kept.token = '';
    statuses.push((await guest.add(line())).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
});
