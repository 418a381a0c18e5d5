import { randomUUID } from 'node:crypto';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '#app/areas/reference/code/call.ts';
import { inCurl } from '#app/areas/reference/code/curl.ts';
import { inNode } from '#app/areas/reference/code/node.ts';
import {
  actionCall,
  exampleCall,
  scopeOf,
  type ExampleValues,
} from '#app/areas/reference/pages/example-values.server.ts';
import { EVENT_BODY } from '#app/areas/reference/pages/guide-code.ts';
import { sampleOf } from '#app/areas/reference/pages/sample.ts';
import { valuesOfTypes } from '#app/areas/reference/pages/type-values.server.ts';
import { createCoreClient } from '#app/lib/core/core.server.ts';
import {
  createReceiver,
  newEndpoint,
  newHolder,
  PASSWORD,
} from '#core/messaging/webhooks/testing/receiver.ts';
import { SANDBOX_METHOD } from '#core/billing/payments/testing/payer.ts';
import { changeOrder } from '#core/ordering/orders/order.store.ts';
import {
  DRIPPED,
  giveMoney,
  place,
  placedIn,
  PLAIN,
  readOrder,
} from '#core/ordering/orders/testing/buyer.ts';
import {
  youtubeNetwork,
  youtubeService,
  youtubeType,
} from '#core/ordering/subscriptions/testing/subscribers.ts';
import type { PublicDescription } from '#core/platform/openapi/public-description.contract.ts';
import { ACTIONS, TYPES, type ActionName } from '#core/resale/api-v2/contract.pure.ts';
import { openWholeShop } from '#core/resale/api-v2/testing/contract-world.ts';
import { addToken, programOf, type Said } from '#core/resale/api-v2/testing/program.ts';
import { testCore } from '#core/testing/harness.ts';
import { readCurl } from './read-curl.ts';

const ORIGIN = 'http://alder.example';
const HUNDRED_DOLLARS = 100_000_000n;

// Here and not in beforeAll, because the tests themselves are made out of the description.
const receiver = createReceiver();
const test = await testCore({ outbound: receiver.outbound, isDemo: true });
receiver.tellTime(() => test.clock.now());
await openWholeShop(test, [youtubeService()], {
  networks: [youtubeNetwork],
  serviceTypes: [youtubeType(151, 'views')],
});
const holder = await newHolder(test);
await giveMoney(test, holder, HUNDRED_DOLLARS);
const program = programOf(test, holder, await addToken(test, holder));
afterAll(() => test.close());
// Every test has all the calls that a token may make at once.
beforeEach(() => test.clock.advance(5_000));

/** The header that names a call which is done once. */
const KEY = 'idempotency-key';

let links = 0;
const newLink = () => `https://video.example/watch?v=n${(links += 1)}`;

async function order(said: Said): Promise<number> {
  const answer = (await program.call({ action: 'add', link: newLink(), ...said })) as {
    order: number;
  };
  return answer.order;
}

async function changed(id: number, change: Parameters<typeof changeOrder>[2]): Promise<number> {
  const ref = { instanceId: holder.instance.id, id: BigInt(id) };
  await test.db.inInstance(holder.instance.id, (trx) => changeOrder(trx, ref, change));
  return id;
}

/** An order that is complete and has its guarantee. */
async function completeOrder(): Promise<number> {
  const id = await order({ service: DRIPPED, quantity: 1_000 });
  const now = test.clock.now();
  return changed(id, { status: 'completed', completed_at: now, updated_at: now });
}

async function unpaidOrder(): Promise<number> {
  const id = await order({ service: PLAIN, quantity: 1_000 });
  return changed(id, { status: 'unpaid', updated_at: test.clock.now() });
}

/** An order whose payment from outside has not come, with its invoice. */
async function awaitedOrder(): Promise<{ orderId: number; invoiceId: number }> {
  const orders = [{ service_id: PLAIN, quantity: 1_000, url: newLink() }];
  const body = { orders, payment_method_id: SANDBOX_METHOD };
  const placed = await placedIn(await place(holder, body));
  return { orderId: placed.orders[0]?.id ?? 0, invoiceId: placed.payment?.id ?? 0 };
}

async function pausedOrder(): Promise<number> {
  const id = await order({ service: PLAIN, quantity: 1_000 });
  const paused = await holder.request(`/api/v1/orders/${id}/pause`, { method: 'POST', body: '{}' });
  expect(paused.status).toBe(200);
  return id;
}

async function dripFeedOnTheWay(): Promise<ExampleValues> {
  const first = await order({ service: DRIPPED, quantity: 1_000, runs: 2, interval: 60 });
  const { drip_feed_id } = await readOrder(holder, first);
  return { dripFeedId: drip_feed_id ?? 0 };
}

async function dataOf<T>(path: string, init?: RequestInit): Promise<T> {
  return ((await (await holder.request(path, init)).json()) as { data: T }).data;
}

/** What there is to ask for, by the names of the fields that ask for it. */
async function knownValues(): Promise<ExampleValues> {
  const complete = await completeOrder();
  await order({ service: DRIPPED, quantity: 1_000, runs: 2, interval: 60 });
  const [dripFeed] = await dataOf<{ id: number }[]>('/api/v1/drip-feeds');
  const { refill } = (await program.call({ action: 'refill', order: complete })) as {
    refill: string;
  };
  const trying = { current_password: PASSWORD, name: 'Try', is_test: true };
  expect((await holder.post('/api/v1/api-tokens', trying)).status).toBe(201);
  const endpoint = await newEndpoint(holder);
  const sent = await dataOf<{ id: number }>(`/api/v1/webhook-endpoints/${endpoint.id}/test`, {
    method: 'POST',
    body: '{}',
  });
  return {
    ...{ service: PLAIN, service_id: PLAIN, idOrSlug: PLAIN, quantity: 1_000 },
    ...{ url: newLink(), orderId: complete, refill, endpointId: endpoint.id, deliveryId: sent.id },
    dripFeedId: dripFeed?.id ?? 0,
    invoiceId: (await awaitedOrder()).invoiceId,
  };
}

const ofOrder = async (orderId: Promise<number>): Promise<ExampleValues> => ({
  orderId: await orderId,
});

/** What a call can be made for once, by the operation; made anew before each of its calls. */
const OWN: Readonly<Record<string, () => Promise<ExampleValues>>> = {
  cancelOrder: () => ofOrder(order({ service: PLAIN, quantity: 1_000 })),
  deleteOrder: () => ofOrder(unpaidOrder()),
  pauseOrder: () => ofOrder(order({ service: PLAIN, quantity: 1_000 })),
  activateOrder: () => ofOrder(pausedOrder()),
  cancelDripFeed: dripFeedOnTheWay,
  askForRefill: () => ofOrder(completeOrder()),
  placeOrder: () => Promise.resolve({ url: newLink(), [KEY]: randomUUID() }),
  payOrderByBalance: async () => ({ ...(await awaitedOrder()), [KEY]: randomUUID() }),
};

const values = await knownValues();
const description = (await (await test.request('/api/openapi.json')).json()) as PublicDescription;
const operations = Object.entries(description.paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method, call })),
  )
  .filter(({ call }) => call.operationId !== 'callV2')
  .map((operation) => ({ ...operation, id: operation.call.operationId }));

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ $id: 'https://api.example/', ...description });

interface Answered {
  status: number;
  body: unknown;
}

/** Asks the core in this process, whatever the example believes. */
async function ask(url: string, init: RequestInit = {}): Promise<Response> {
  const { origin, pathname, search } = new URL(url);
  expect(origin).toBe(ORIGIN);
  return test.request(pathname + search, { ...init, host: holder.instance.host });
}

async function byCurl(call: Call): Promise<Answered> {
  const { url, init } = readCurl(inCurl(call), { API_TOKEN: program.key });
  const response = await ask(url, init);
  return { status: response.status, body: await response.json() };
}

// Made of the text of an example, as Node itself does with a module.
const AsyncFunction = (async () => undefined).constructor as new (
  ...given: string[]
) => (...given: unknown[]) => Promise<void>;

/** Runs the very code that is shown, with a fetch that leads here. */
async function byNode(call: Call): Promise<Answered> {
  const said: unknown[] = [];
  const run = new AsyncFunction('fetch', 'process', 'console', inNode(call));
  const environment = { env: { API_TOKEN: program.key } };
  await run(ask, environment, { log: (...parts: unknown[]) => said.push(...parts) });
  const [status, body] = said;
  return { status: Number(status), body };
}

const WAYS = [
  ['curl', byCurl],
  ['Node.js', byNode],
] as const;

describe.each(operations)('the example of $id', (operation) => {
  const { path, method, call } = operation;
  const [status = '', documented] =
    Object.entries(call.responses).find(([code]) => code.startsWith('2')) ?? [];
  const schema = documented?.content?.['application/json']?.schema;
  const at = `${escaped(path)}/${method}/responses/${status}/content/application~1json/schema`;
  const validate = ajv.compile({ $ref: `https://api.example/#/paths/${at}` });
  const callWith = (own: ExampleValues) =>
    exampleCall(operation, { origin: ORIGIN, values: { ...values, ...own }, token: 'variable' });
  const shown = callWith({});

  it.each(WAYS)('does in %s what is documented', async (_, sendBy) => {
    const own = Object.hasOwn(OWN, operation.id) ? await OWN[operation.id]?.() : {};
    const answered = await sendBy(callWith(own ?? {}));
    expect(answered, JSON.stringify(answered.body)).toMatchObject({ status: Number(status) });
    expect(validate(answered.body), JSON.stringify(validate.errors)).toBe(true);
  });

  it('shows an answer as it could come', () => {
    expect(schema).toBeDefined();
    const sample = sampleOf(schema ?? {}, description.components.schemas);
    expect(validate(sample), JSON.stringify(validate.errors)).toBe(true);
  });

  if (scopeOf(call) === undefined) return;

  it('is refused without a token', async () => {
    const { status: refused } = await byCurl({ ...shown, token: undefined });
    expect(refused).toBe(401);
  });
});

/** A path as a pointer into the description names it. */
function escaped(path: string): string {
  return encodeURIComponent(path.replaceAll('/', '~1'));
}

/** What is answered to the example of each action, where nothing is wrong. */
const ANSWERS: Readonly<Record<ActionName, unknown>> = {
  services: expect.arrayContaining([expect.objectContaining({ service: PLAIN, type: 'Default' })]),
  add: { order: expect.any(Number) },
  status: {
    ...{ charge: expect.any(String), start_count: expect.any(String), currency: 'USD' },
    ...{ status: 'Completed', remains: expect.any(String) },
  },
  refill: { refill: expect.any(String) },
  refill_status: { status: 'Pending' },
  cancel: [{ order: expect.any(Number), cancel: 1 }],
  balance: { balance: expect.any(String), currency: 'USD' },
};

describe.each(ACTIONS.map((action) => ({ ...action, action })))('action=$name', (documented) => {
  const { name, action } = documented;

  it.each(WAYS)('does in %s what is documented', async (_, sendBy) => {
    const own = {
      ...values,
      link: newLink(),
      order: values['orderId'] ?? 0,
      request_id: newLink(),
      orders: await order({ service: PLAIN, quantity: 1_000 }),
    };
    const call = actionCall(action, { origin: ORIGIN, values: own, token: 'variable' });
    expect(await sendBy(call)).toEqual({ status: 200, body: ANSWERS[name] });
  });

  it('shows answers that are JSON, with the fields that come', () => {
    for (const answer of documented.answers) expect(() => JSON.parse(answer)).not.toThrow();
    const [first = ''] = documented.answers;
    expect(keysOf(JSON.parse(first))).toEqual(keysOf(ANSWERS_OF[name] ?? JSON.parse(first)));
  });
});

const core = createCoreClient({
  fetch: (request) => test.core.fetch(request, { host: holder.instance.host, trusted: true }),
  ...{ baseUrl: 'http://core.internal', host: holder.instance.host, locale: 'en' },
  requestId: 'examples',
});
const ofTypes = await valuesOfTypes({ core });

describe.each(TYPES.filter(({ isSold }) => isSold))('an order of the type $name', (type) => {
  it.each(WAYS)('is placed in %s as the example says', async (_, sendBy) => {
    test.clock.advance(2_000);
    const known = { ...ofTypes.get(type.name) };
    expect(Object.keys(known)).toContain('service');
    // Each has a link or a channel of its own.
    const username = known['username'] === undefined ? {} : { username: `@ch${(links += 1)}` };
    const own = { ...known, link: newLink(), ...username };
    const add = { name: 'add', example: type.example };
    const call = actionCall(add, { origin: ORIGIN, values: own, token: 'variable' });
    expect(await sendBy(call)).toEqual({ status: 200, body: ANSWERS.add });
  });
});

describe('the event that is shown', () => {
  it('has the fields of one that is sent', async () => {
    const sent = await dataOf<{ type: string; data: object }[]>('/api/v1/events?limit=200');
    const ofOne = sent.find(({ type }) => type === 'order.created');
    const shown = JSON.parse(EVENT_BODY) as { data: object };
    expect(keysOf(shown)).toEqual(keysOf(ofOne));
    expect(keysOf(shown.data)).toEqual(keysOf(ofOne?.data));
  });
});

const keysOf = (value: unknown): string[] => {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  return typeof one === 'object' && one !== null ? Object.keys(one).sort() : [];
};
const ANSWERS_OF: Partial<Record<ActionName, unknown>> = {
  ...{ status: ANSWERS.status, balance: ANSWERS.balance, cancel: ANSWERS.cancel },
};
