import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import {
  giveMoney,
  line,
  openShop,
  place,
  LINK,
  placedIn,
  problemsIn,
  WIDGET_TOKEN,
} from '#core/ordering/orders/testing/buyer.ts';
import type { Operation } from '#core/platform/operations/operation.contract.ts';
import { operationsOf } from '#core/platform/operations/handle.ts';
import { newProgram, type Said } from '#core/resale/api-v2/testing/program.ts';
import { openGrades, putOn } from '#core/pricing/grades/testing/graded-shop.ts';
import type { Actor, CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { testService } from '#core/testing/owner-catalogue.ts';
import type { GradeDocument } from '#instance-schema/generated/grade-document.ts';
import type { ServiceCard } from './catalogue.contract.ts';
import { isOpenTo, type Gated } from './gate.pure.ts';

/** Every way in which a service can ask something of a grade: each perk, and each of them together. */
const FLAGS = [1, 2, 4, 8] as const;
const ALL = Array.from({ length: 15 }, (_, at) => at + 1);
const has = (mask: number, at: 0 | 1 | 2 | 3) => (mask & FLAGS[at]) !== 0;

const gatedBy = (mask: number): Gated => ({
  available_closed_sales: has(mask, 0),
  available_personal_manager: has(mask, 1),
  consultation_chat_period: has(mask, 2) ? 7 : null,
  thumbnail_period: has(mask, 3) ? 9 : null,
});
const idOf = (mask: number) => 300 + mask;
const slugOf = (mask: number) => `veiled-${mask}`;

/** One beside them that is sold to everybody. */
const EVERYBODYS = { id: 250, slug: 'everybodys' };

/** Grades that bring nothing, one perk each, two, and everything. */
const GRADES = [0, 1, 2, 4, 8, 5, 15].map((mask, at): GradeDocument => ({
  ...{ id: at + 1, name: `Grade ${mask}`, icon: 'star', spending_goal: String(at + 1) },
  ...(mask === 4 && { discount_percent: 0.1 }),
  available_closed_sales: has(mask, 0),
  available_personal_manager: has(mask, 1),
  ...(has(mask, 1) && { manager_name: 'M', manager_contact: 'mailto:m@alder.example' }),
  ...(has(mask, 2) && { consultation_chat_period: 30 }),
  ...(has(mask, 3) && { thumbnail_period: 14 }),
}));
const perksOf = (mask: number) => ({
  hasClosedSales: has(mask, 0),
  hasManager: has(mask, 1),
  consultationDays: has(mask, 2) ? 30 : null,
  thumbnailDays: has(mask, 3) ? 14 : null,
});
const openFor = (grade: number) => ALL.filter((mask) => isOpenTo(gatedBy(mask), perksOf(grade)));

let test: TestCore;
let guest: Actor;
const holders = new Map<number, CustomerActor>();
beforeAll(async () => {
  test = await testCore();
  await openGrades(test, { grades: GRADES });
  const common = { service_type_id: 101, popularity: 100 };
  await openShop(test, [
    ...ALL.map((mask) =>
      testService({
        ...{ ...common, id: idOf(mask), slug: slugOf(mask), ...gatedBy(mask) },
        ...{ texts: { en: { name: `Veiled ${mask}` } }, example_link: 'https://veiled.example/1' },
      }),
    ),
    testService({ ...common, ...EVERYBODYS, texts: { en: { name: 'Everybody’s one' } } }),
  ]);
  guest = test.actors.guestOfA;
  for (const [at, mask] of [0, 1, 2, 4, 8, 5, 15].entries()) {
    const actor = await newPayer(test);
    await putOn(test, actor, at + 1);
    await giveMoney(test, actor, 100_000_000n);
    holders.set(mask, actor);
  }
});
afterAll(() => test.close());

const SECRET = /veiled[- .]\S*/i;

/** What a path may be asked about: each service for a grade, by its number and by its name. */
function pathsOf({ path }: Operation): string[] {
  if (!path.includes('{')) return [path];
  return [slugOf(15), slugOf(1), String(idOf(15)), String(idOf(2))].map((name) =>
    path.replaceAll(/\{\w+\}/g, name),
  );
}

/** What nobody knows of it who only has its number. */
const NAMED = /Veiled \d|veiled\.example/;

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  format?: string;
}

const schemaOf = (of: z.ZodType): Schema =>
  z.toJSONSchema(of, { io: 'input', unrepresentable: 'any' }) as Schema; // Its own type has any keys.

const fieldsOf = ({ query, body, params }: Operation): string =>
  [query, body, params].map((of) => (of ? JSON.stringify(schemaOf(of)) : '')).join();

/** Whoever is no staff may ask for it, and it takes a service, or what may be searched for one. */
const takesService = (operation: Operation): boolean =>
  operation.who.is !== 'staff' &&
  (operation.method === 'GET' || operation.method === 'POST') &&
  /"(?:service\w*|slug|query|search|lines|orders|api_token)"/i.test(fieldsOf(operation));

const isOfService = (name: string) => /^service(?:_?id)?s?$/i.test(name);

/** Something that a schema takes, without what may be left out, about a service wherever a name says that it is one. */
function sample(schema: Schema, name: string, service: number): unknown {
  const { anyOf, oneOf, properties, required = [], items } = schema;
  const [first] = anyOf ?? oneOf ?? [];
  if (first) return sample(first, name, service);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (properties) {
    const asked = Object.entries(properties).filter(
      ([key]) => required.includes(key) || isOfService(key) || key in TEXTS,
    );
    const fields = asked.map(([key, of]) => [key, sample(of, key, service)]);
    return Object.fromEntries(fields) as unknown;
  }
  if (items) return [sample(items, name, service)];
  const isService = isOfService(name);
  if (schema.type === 'boolean') return false;
  if (schema.type === 'integer' || schema.type === 'number') {
    return isService ? service : name === 'quantity' ? 1_000 : (schema.minimum ?? 1);
  }
  if (isService) return String(service);
  return TEXTS[name] ?? (schema.format === 'uuid' ? randomUUID() : 'veiled');
}

const TEXTS: Readonly<Record<string, string>> = {
  ...{ api_token: WIDGET_TOKEN, url: LINK, email: 'asks@mail.example', locale: 'en' },
  ...{ search: 'everybody veiled', query: 'everybody veiled', desired_cost: '5' },
};

/** What is answered to who asks for something about a service, with all that may be asked for. */
async function ask(actor: Actor, { method, path, query, body }: Operation, service: number) {
  const filled = path.replaceAll(/\{\w+\}/g, String(service));
  const given = query ? (sample(schemaOf(query), '', service) as Record<string, unknown>) : {}; // An object.
  const pairs = Object.entries(given).map(([name, value]) => [name, String(value)]);
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const sent = body && JSON.stringify(sample(schemaOf(body), '', service));
  const answer = await actor.request(
    pairs.length === 0 ? filled : `${filled}?${new URLSearchParams(pairs)}`,
    { method, headers, ...(sent !== undefined && { body: sent }) },
  );
  return { status: answer.status, text: await answer.text() };
}

describe('a service for one grade', () => {
  const reads = (operations: readonly Operation[]) =>
    operations.filter(
      ({ method, who }) => method === 'GET' && who.is !== 'staff' && who.is !== 'customer',
    );

  it('is in no answer to a guest, or to somebody whose grade does not open it', async () => {
    const open = operationsOf(test.core);
    const own = open.filter(({ method, who }) => method === 'GET' && who.is === 'customer');
    const nobody = holders.get(0)!;
    const asked: string[] = [];
    for (const [actor, operations] of [
      [guest, reads(open)],
      [nobody, [...reads(open), ...own]],
    ] as const) {
      for (const path of operations.flatMap(pathsOf)) {
        const answer = await actor.request(path);
        expect((await answer.text()).match(SECRET)?.[0] ?? null, path).toBeNull();
        asked.push(path);
      }
    }
    // Nothing was left out by a mistake of this test.
    expect(asked).toContain('/api/v1/services');
    expect(asked).toContain('/api/v1/services/veiled-15');
    expect(asked.length).toBeGreaterThan(100);
  });

  it('is not in the catalogue that everybody loads, whoever asks for it', async () => {
    const everything = holders.get(15)!;
    const found = await everything.request('/api/v1/services/catalogue');
    const { data } = (await found.json()) as { data: { url: string } };
    expect(await (await everything.request(data.url)).text()).not.toMatch(SECRET);
  });

  it('is named in no answer to what is sent or asked about it, wherever an operation takes that', async () => {
    const nobody = await newPayer(test);
    /** Operations that answer who asks them so about a service that everybody may buy. */
    const answering = new Set<string>();
    for (const operation of operationsOf(test.core).filter(takesService)) {
      const actors = operation.who.is === 'customer' ? [nobody] : [guest, nobody];
      for (const actor of actors) {
        for (const mask of [1, 15]) {
          const { status, text } = await ask(actor, operation, idOf(mask));
          expect(text.match(NAMED)?.[0] ?? null, operation.id).toBeNull();
          expect(status, operation.id).toBeLessThan(500);
        }
        const { status } = await ask(actor, operation, EVERYBODYS.id);
        if (status < 300) answering.add(operation.id);
      }
    }
    // What is sent reaches the services, or nothing would be shown by this.
    const reached = ['searchForWidget', 'getWidgetService', 'getTotalCost', 'addCartLines'];
    expect([...answering]).toEqual(expect.arrayContaining(reached));
    expect(answering.size).toBeGreaterThan(25);
  });

  it.each([...FLAGS, 15])(
    'is as little there as one that nobody sells, in what is sent about it (%i)',
    async (mask) => {
      const nobody = holders.get(0)!;
      for (const name of [idOf(mask), slugOf(mask)]) {
        const services = [line({ service_id: name })];
        const unknown = [line({ service_id: 'nothing-of-the-kind' })];
        for (const [path, of] of [
          ['/api/v1/orders/total-cost', (lines: object[]) => ({ services: lines })],
          ['/api/v1/services/cost', (lines: object[]) => ({ services: lines.map(costed) })],
          ['/validate-order', (lines: object[]) => ({ orders: lines })],
          ['/orders/validate-url', () => ({ url: 'https://veiled.example/1', service_id: name })],
          ['/api/v1/cart/lines', (lines: object[]) => ({ lines })],
        ] as const) {
          for (const actor of [guest, nobody]) {
            const [said, same] = [
              await send(actor, path, of(services)),
              await send(actor, path, of(unknown)),
            ];
            expect(said.text, path).not.toMatch(SECRET);
            if (path !== '/orders/validate-url') expect(said, path).toEqual(same);
            else expect(said.status).toBe(422);
          }
        }
      }
      const refused = await place(nobody, { orders: [line({ service_id: idOf(mask) })] });
      expect(await problemsIn(refused)).toHaveProperty('orders.0.service_id');
    },
  );

  it.each([0, 1, 2, 4, 8, 5, 15])('is there for whose grade opens it (%i)', async (mask) => {
    const actor = holders.get(mask)!;
    const answer = await actor.request('/api/v1/profile/grades/services');
    const { data } = (await answer.json()) as { data: ServiceCard[] };
    const open = openFor(mask);
    expect(data.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(open.map(idOf));
    for (const one of ALL) {
      const path = `/api/v1/profile/grades/services/${slugOf(one)}`;
      const expected = open.includes(one) ? 200 : 404;
      expect((await actor.request(path)).status, path).toBe(expected);
      const cost = await actor.post('/api/v1/orders/total-cost', {
        services: [line({ service_id: idOf(one) })],
      });
      expect(cost.status, path).toBe(open.includes(one) ? 200 : 422);
    }
  });

  it('leaves a cart when its customer loses the grade', async () => {
    const actor = await newPayer(test);
    await putOn(test, actor, 7);
    const added = await actor.post('/api/v1/cart/lines', {
      lines: [line({ service_id: idOf(1) })],
    });
    expect(added.status).toBe(200);
    await putOn(test, actor, null);
    const answer = await actor.request('/api/v1/cart');
    expect(await answer.json()).toMatchObject({
      data: {
        total: '0',
        lines: [{ subtotal: null, errors: { service_id: [expect.any(String)] } }],
      },
    });
  });
});

describe('a program of a customer', () => {
  it('is told of what their grade opens, at the rate that their grade makes, and pays that', async () => {
    const { post, customer } = await programWithGrade(4);
    const listed = await post({ action: 'services' });
    const own = listed as { service: number; rate: string }[];
    const gated = own.filter(({ service }) => service > 300).map(({ service }) => service - 300);
    expect(gated).toEqual(openFor(4));
    expect(own.find(({ service }) => service === 107)?.rate).toBe('0.90');
    const link = 'https://video.example/watch?v=99';
    const { order } = (await post({ action: 'add', service: 107, link, quantity: 1_000 })) as {
      order: number;
    };
    const answer = await customer.request(`/api/v1/orders/${order}`);
    expect(await answer.json()).toMatchObject({ data: { cost: '0.9' } });
    expect(await post({ action: 'add', service: idOf(1), link, quantity: 1_000 })).toEqual({
      error: expect.any(String),
    });
  });
});

/** At the grade of a perk, which takes a tenth off. */
async function programWithGrade(mask: number) {
  const { customer, call } = await newProgram(test);
  await putOn(test, customer, GRADES.find(({ name }) => name === `Grade ${mask}`)?.id ?? null);
  return { customer, post: (said: Said) => call(said) };
}

describe('what a grade brings once within its days', () => {
  const asked = [line({ service_id: idOf(4), url: 'https://video.example/watch?v=2' })];

  it('can be ordered again once they are over, and at once after it was canceled', async () => {
    const actor = await newPayer(test);
    await putOn(test, actor, 4);
    await giveMoney(test, actor, 10_000_000n);
    const twice = await place(actor, {
      orders: [...asked, line({ ...asked[0], url: 'https://video.example/watch?v=3' })],
    });
    expect(Object.keys(await problemsIn(twice))).toEqual(['orders.1.service_id']);
    const { orders } = await placedIn(await place(actor, { orders: asked }));
    const again = await problemsIn(await place(actor, { orders: asked }));
    expect(again).toHaveProperty('orders.0.service_id');
    await test.db.inInstance(actor.instance.id, (trx) =>
      trx
        .updateTable('orders')
        .set({ created_at: new Date(test.clock.now().getTime() - 30 * 86_400_000) })
        .where('id', '=', BigInt(orders[0]?.id ?? 0))
        .execute(),
    );
    const later = { ...asked[0], url: 'https://video.example/watch?v=4' };
    expect((await place(actor, { orders: [later] })).status).toBe(201);
  });
});

const costed = (asked: object) => {
  const { service_id: id, quantity } = asked as { service_id: unknown; quantity: number };
  return { service_id: id, quantity };
};

async function send(actor: Actor, path: string, body: object) {
  const answer = await actor.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, text: (await answer.text()).replace(/"request_id":"[^"]*"/, '') };
}
