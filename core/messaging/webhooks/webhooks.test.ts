import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf } from '#core/testing/answers.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { runJob } from '#core/testing/mailbox.ts';
import type { WebhookDelivery, WholeWebhookDelivery } from './deliveries/delivery.contract.ts';
import { DELAYS_SECONDS } from './deliveries/schedule.pure.ts';
import { findWebhooksDue, sendWebhooks } from './deliveries/send-webhooks.ts';
import type { NewWebhookEndpoint, WebhookEndpoint } from './endpoints/endpoint.contract.ts';
import type { EventType } from './events/event-types.pure.ts';
import { recordEvents } from './events/record-events.ts';
import {
  createReceiver,
  ENDPOINTS,
  forgetEndpoints,
  isGenuine,
  newEndpoint,
  newHolder,
  PASSWORD,
  sendUntil,
  silence,
} from './testing/receiver.ts';

const HOUR_MS = 3_600_000;
const PROOF = { current_password: PASSWORD };

const receiver = createReceiver();
let test: TestCore;
beforeAll(async () => {
  test = await testCore({ outbound: receiver.outbound });
  receiver.tellTime(() => test.clock.now());
});
beforeEach(async () => {
  await forgetEndpoints(test);
  receiver.answer(() => ({}));
  receiver.received.length = 0;
});
afterAll(() => test.close());

const happen = (holder: CustomerActor, count = 1, type: EventType = 'order.created') =>
  test.db.inInstance(holder.instance.id, (trx) =>
    recordEvents(
      { ...test.deps, trx, instanceId: holder.instance.id },
      Array.from({ length: count }, (_, at) => ({
        ...{ customerId: holder.id, type, resource: 'order' as const },
        ...{ resourceId: BigInt(at + 1), data: { at } },
      })),
    ),
  );

const pathOf = ({ id }: { id: number }) => `${ENDPOINTS}/${id}`;
const listed = (holder: CustomerActor) => dataOf<WebhookEndpoint[]>(holder.request(ENDPOINTS));
const sentTo = (holder: CustomerActor, endpoint: WebhookEndpoint, query = '') =>
  dataOf<WebhookDelivery[]>(holder.request(`${pathOf(endpoint)}/deliveries${query}`));
const change = (holder: CustomerActor, endpoint: WebhookEndpoint, body: object) =>
  holder.request(pathOf(endpoint), { method: 'PATCH', body: JSON.stringify(body) });
const later = (ms: number) => new Date(test.clock.now().getTime() + ms);

async function ready(body: object = {}): Promise<[CustomerActor, NewWebhookEndpoint]> {
  const holder = await newHolder(test);
  return [holder, await newEndpoint(holder, body)];
}

describe('an endpoint', () => {
  it('is made with the password, and its secret is shown once and kept sealed', async () => {
    const [holder, made] = await ready({ types: ['order.completed'] });
    expect(made.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(made).toMatchObject({ is_enabled: true, types: ['order.completed'] });
    const shown = JSON.stringify(await listed(holder));
    expect(shown).toContain(made.url);
    expect(shown).not.toContain(made.secret.slice(6));
    const kept = await test.db.asSystem((trx) =>
      trx.selectFrom('webhook_secrets').selectAll().execute(),
    );
    const text = JSON.stringify(kept, (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    expect(text).not.toContain(made.secret);
    expect(Buffer.concat(kept.map(({ sealed }) => sealed)).includes(made.secret)).toBe(false);
  });

  it.each([
    ['without the password', {}, ['current_password']],
    ['with a wrong one', { current_password: 'another' }, ['current_password']],
    ['for plain http', { ...PROOF, url: 'http://hooks.test/' }, ['url']],
    ['for no address', { ...PROOF, url: 'hooks' }, ['url']],
    ['for events that there are not', { ...PROOF, types: ['order.eaten'] }, ['types.0']],
  ])('is not made %s', async (_, body, fields) => {
    const holder = await newHolder(test);
    const response = await holder.post(ENDPOINTS, { url: 'https://hooks.test/', ...body });
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors: object };
    expect(Object.keys(errors)).toEqual(fields);
  });

  it('is one of ten at most, also when many are asked for at once', async () => {
    const holder = await newHolder(test);
    const answers = await Promise.allSettled(Array.from({ length: 12 }, () => newEndpoint(holder)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await listed(holder)).toHaveLength(10);
  });

  it('is its customer’s alone', async () => {
    const [, endpoint] = await ready();
    const other = await newHolder(test);
    expect((await change(other, endpoint, { is_enabled: false })).status).toBe(404);
    for (const path of ['/deliveries', '/deliveries/1']) {
      expect((await other.request(pathOf(endpoint) + path)).status).toBe(404);
    }
    for (const [path, body] of [['/test'], ['/replay'], ['/secrets', PROOF]] as const) {
      expect((await other.post(pathOf(endpoint) + path, body)).status, path).toBe(404);
    }
    expect((await other.request(pathOf(endpoint), { method: 'DELETE' })).status).toBe(404);
  });
});

describe('what is sent', () => {
  it('carries the event, and is what the library of the specification takes', async () => {
    const [holder, { url, secret }] = await ready();
    await happen(holder, 3);
    await sendUntil(test);
    expect(receiver.received).toHaveLength(3);
    for (const one of receiver.received) {
      expect(isGenuine(one, secret)).toBe(true);
      expect(isGenuine({ ...one, body: `${one.body} ` }, secret)).toBe(false);
      expect(one.headers['webhook-id']).toBe((JSON.parse(one.body) as { id: string }).id);
      expect(one.headers['webhook-id']).toMatch(/^\w+$/);
      expect(one.body.length).toBeLessThan(20_000);
    }
    const read = (await (await holder.request('/api/v1/events')).json()) as { data: object[] };
    expect(receiver.eventsAt(url)).toEqual(read.data);
  });

  it('is what an endpoint wants, for its customer, in its instance', async () => {
    const [holder, some] = await ready({ types: ['order.completed'] });
    const all = await newEndpoint(holder);
    const [other, ofOther] = await ready();
    const inB = await newHolder(test, test.instances.b);
    const ofB = await newEndpoint(inB);
    await happen(holder, 1, 'order.created');
    await happen(holder, 1, 'order.completed');
    await sendUntil(test);
    expect(receiver.eventsAt(some.url).map(({ type }) => type)).toEqual(['order.completed']);
    expect(receiver.eventsAt(all.url)).toHaveLength(2);
    expect(receiver.eventsAt(ofOther.url)).toEqual([]);
    expect(receiver.eventsAt(ofB.url)).toEqual([]);
    await happen(other);
    await happen(inB);
    await sendUntil(test);
    expect(receiver.eventsAt(ofOther.url)).toHaveLength(1);
    expect(receiver.eventsAt(ofB.url)).toHaveLength(1);
  });

  it('is signed with both secrets until one is ended', async () => {
    const [holder, first] = await ready();
    const second = await dataOf<NewWebhookEndpoint>(holder.post(`${pathOf(first)}/secrets`, PROOF));
    expect((await holder.post(`${pathOf(first)}/secrets`)).status).toBe(422);
    await happen(holder);
    await sendUntil(test);
    const [both] = receiver.received;
    expect(isGenuine(both!, first.secret)).toBe(true);
    expect(isGenuine(both!, second.secret)).toBe(true);
    const [newer, older] = second.secrets;
    const end = (id: number) =>
      holder.request(`${pathOf(first)}/secrets/${id}`, { method: 'DELETE' });
    expect((await end(older!.id)).status).toBe(204);
    expect((await end(older!.id)).status).toBe(404);
    expect((await end(newer!.id)).status).toBe(409);
    await happen(holder);
    await sendUntil(test);
    expect(isGenuine(receiver.received[1]!, first.secret)).toBe(false);
    expect(isGenuine(receiver.received[1]!, second.secret)).toBe(true);
  });

  it('is an event that was asked for, to see whether it arrives', async () => {
    const [holder, endpoint] = await ready({ types: ['order.completed'] });
    await dataOf(holder.post(`${pathOf(endpoint)}/test`));
    await sendUntil(test);
    expect(receiver.eventsAt(endpoint.url)).toMatchObject([{ type: 'webhook.test' }]);
  });

  it('is sent by one of many processes at once', async () => {
    const [holder, endpoint] = await ready();
    let atOnce = 0;
    let most = 0;
    receiver.answer(async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await sentTo(holder, endpoint);
      atOnce -= 1;
      return {};
    });
    await happen(holder, 30);
    const payload = { endpointId: String(endpoint.id) };
    const instanceId = holder.instance.id;
    await Promise.all(
      Array.from({ length: 4 }, () => runJob(test, sendWebhooks, { instanceId, payload })),
    );
    expect(receiver.received).toHaveLength(30);
    expect(new Set(receiver.eventsAt(endpoint.url).map(({ id }) => id)).size).toBe(30);
    expect(most).toBeLessThanOrEqual(5);
  });

  it('is found again where the process that sent it is gone', async () => {
    const [holder, endpoint] = await ready();
    receiver.answer(() => Promise.reject(new Error('killed')));
    await happen(holder);
    await expect(sendUntil(test)).rejects.toThrow('killed');
    receiver.answer(() => ({}));
    await runJob(test, findWebhooksDue);
    await sendUntil(test);
    expect(receiver.received).toHaveLength(1);
    await sendUntil(test, later(61_000));
    await runJob(test, findWebhooksDue);
    await sendUntil(test);
    expect(receiver.received).toHaveLength(2);
    expect(await sentTo(holder, endpoint)).toMatchObject([{ state: 'delivered', attempts: 1 }]);
  });
});

describe('an endpoint that does not take it', () => {
  it('is asked ten times by the schedule, with the same id and a new signature', async () => {
    const [holder, endpoint] = await ready();
    receiver.answer(silence);
    await happen(holder);
    await sendUntil(test, later(100 * HOUR_MS));
    expect(receiver.received).toHaveLength(10);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(receiver.received.every((one) => isGenuine(one, endpoint.secret))).toBe(true);
    for (const [at, delay] of DELAYS_SECONDS.entries()) {
      const waited =
        (receiver.received[at + 1]!.at.getTime() - receiver.received[at]!.at.getTime()) / 1_000;
      expect(waited, `after attempt ${at + 1}`).toBeGreaterThanOrEqual(delay);
      expect(waited).toBeLessThanOrEqual(delay * 1.1 + 1);
    }
    const fresh = await test.db.inInstance(holder.instance.id, (trx) =>
      trx
        .selectFrom('webhook_deliveries')
        .select(['state', 'attempts', 'last_reason'])
        .where('endpoint_id', '=', BigInt(endpoint.id))
        .execute(),
    );
    expect(fresh).toEqual([{ state: 'failed', attempts: 10, last_reason: 'timeout' }]);
  });

  it.each([301, 302, 307, 308])('is not followed where it says %d', async (status) => {
    const [holder, endpoint] = await ready();
    receiver.answer(() => ({ status }));
    await happen(holder);
    await sendUntil(test);
    expect(receiver.received).toHaveLength(1);
    expect(await sentTo(holder, endpoint)).toMatchObject([
      { state: 'waiting', last_reason: 'redirect', last_status: status },
    ]);
  });

  it('is told nothing more once it has said 410, until it is enabled', async () => {
    const [holder, endpoint] = await ready();
    receiver.answer(() => ({ status: 410 }));
    await happen(holder);
    await sendUntil(test, later(HOUR_MS));
    await happen(holder);
    await sendUntil(test, later(HOUR_MS));
    expect(receiver.received).toHaveLength(1);
    expect(await listed(holder)).toMatchObject([{ is_enabled: false, disabled_because: 'gone' }]);
    expect((await holder.post(`${pathOf(endpoint)}/test`)).status).toBe(409);
    receiver.answer(() => ({}));
    expect((await change(holder, endpoint, { is_enabled: true })).status).toBe(200);
    const { count } = await dataOf<{ count: number }>(holder.post(`${pathOf(endpoint)}/replay`));
    await sendUntil(test);
    expect(count).toBe(2);
    expect(receiver.received).toHaveLength(3);
  });

  it.each(['120', 'date'])('is left alone as long as it asks for: %s', async (said) => {
    const [holder] = await ready();
    const retryAfter = said === 'date' ? later(120_000).toUTCString() : said;
    receiver.answer(() => ({ status: 429, retryAfter }));
    await happen(holder, 1);
    await sendUntil(test, later(60_000));
    await happen(holder, 1);
    await sendUntil(test, later(59_000));
    expect(receiver.received).toHaveLength(1);
    receiver.answer(() => ({}));
    await sendUntil(test, later(2_000));
    expect(receiver.received).toHaveLength(3);
  });

  it('holds up only what is for it', async () => {
    const [holder, dead] = await ready();
    const alive = await newEndpoint(holder);
    receiver.answer((one) => (one.url === dead.url ? silence(one) : {}));
    await happen(holder, 20);
    await sendUntil(test);
    expect(receiver.eventsAt(alive.url)).toHaveLength(20);
    // The first few at once, then one now and then, to see whether it is back.
    expect(receiver.eventsAt(dead.url)).toHaveLength(5);
    receiver.answer(() => ({}));
    await sendUntil(test, later(10 * 60_000));
    expect(await sentTo(holder, dead, '?state=waiting')).toEqual([]);
    expect(new Set(receiver.eventsAt(dead.url).map(({ id }) => id)).size).toBe(20);
  });

  it('is disabled after five days of that', async () => {
    const [holder, endpoint] = await ready();
    receiver.answer(silence);
    for (let day = 0; day < 6; day += 1) {
      await happen(holder);
      await sendUntil(test, later(24 * HOUR_MS));
    }
    const [row] = await test.db.inInstance(holder.instance.id, (trx) =>
      trx
        .selectFrom('webhook_endpoints')
        .select('disabled_because')
        .where('id', '=', BigInt(endpoint.id))
        .execute(),
    );
    expect(row).toEqual({ disabled_because: 'failing' });
  });
});

describe('who looks after an endpoint', () => {
  it('sees each delivery, page by page, and what came back each time', async () => {
    const [holder, endpoint] = await ready();
    receiver.answer(() => ({
      status: 500,
      body: Buffer.from('out of\0 order'.padEnd(5_000, '!')),
    }));
    await happen(holder, 25);
    await sendUntil(test, later(1_000));
    const path = `${pathOf(endpoint)}/deliveries`;
    const first = (await (await holder.request(path)).json()) as {
      data: WebhookDelivery[];
      meta: { next: string };
    };
    expect(first.data).toHaveLength(20);
    const rest = await sentTo(holder, endpoint, `?cursor=${first.meta.next}`);
    expect(rest).toHaveLength(5);
    const tried = [...first.data, ...rest].find(({ attempts }) => attempts > 0)!;
    const whole = await dataOf<WholeWebhookDelivery>(holder.request(`${path}/${tried.id}`));
    expect(whole.tries).toMatchObject([{ number: 1, status: 500, reason: 'status' }]);
    expect(whole.tries[0]!.answer).toMatch(/^out of order!+$/);
    expect(whole.tries[0]!.answer!.length).toBeLessThanOrEqual(1_000);
    expect(receiver.received.map(({ body }) => body)).toContain(whole.body);
    expect((await holder.request(`${path}/999999`)).status).toBe(404);
    expect((await holder.request(`${path}/x`)).status).toBe(404);
  });

  it('sends one again, and those of a while, with the ids they had', async () => {
    const [holder, endpoint] = await ready();
    await happen(holder, 2);
    await sendUntil(test);
    const middle = later(HOUR_MS);
    test.clock.advance(2 * HOUR_MS);
    await happen(holder, 3);
    await sendUntil(test);
    const [latest] = await sentTo(holder, endpoint);
    await dataOf(holder.post(`${pathOf(endpoint)}/deliveries/${latest!.id}/replay`));
    await sendUntil(test);
    expect(receiver.received).toHaveLength(6);
    expect(receiver.received[5]!.headers['webhook-id']).toBe(latest!.event_id);
    const replay = (body: object) =>
      dataOf<{ count: number }>(holder.post(`${pathOf(endpoint)}/replay`, body));
    expect(await replay({ to: middle.toISOString() })).toEqual({ count: 2 });
    expect(await replay({ from: middle.toISOString() })).toEqual({ count: 3 });
    // What waits already is not asked for twice.
    expect(await replay({})).toEqual({ count: 0 });
    await sendUntil(test);
    expect(receiver.received).toHaveLength(11);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(5);
  });

  it('has what waits go out once it is enabled again', async () => {
    const [holder, endpoint] = await ready();
    await happen(holder);
    expect((await change(holder, endpoint, { is_enabled: false })).status).toBe(200);
    await sendUntil(test);
    expect(receiver.received).toEqual([]);
    await change(holder, endpoint, { is_enabled: true, types: ['order.failed'] });
    await happen(holder);
    await sendUntil(test);
    expect(receiver.received).toHaveLength(1);
  });

  it('removes it with all that was sent to it', async () => {
    const [holder, endpoint] = await ready();
    await happen(holder);
    expect((await holder.request(pathOf(endpoint), { method: 'DELETE' })).status).toBe(204);
    await sendUntil(test);
    expect(receiver.received).toEqual([]);
    expect(await listed(holder)).toEqual([]);
  });
});
