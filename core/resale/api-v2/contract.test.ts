import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ruleOf } from '#core/catalogue/services/target-kinds.pure.ts';
import { TRADE_TYPES } from '#core/catalogue/services/trade-types.pure.ts';
import { balanceOf } from '#core/billing/payments/testing/payer.ts';
import { readOrder } from '#core/ordering/orders/testing/buyer.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { ACTIONS, ERROR_WORDS, STATUS_WORDS, TYPES } from './contract.pure.ts';
import type { Case } from './testing/contract-case.ts';
import { CASES } from './testing/contract-cases.ts';
import { openContract, type Contract } from './testing/contract-world.ts';
import { newProgram } from './testing/program.ts';
import { SAYS } from './words.pure.ts';

let test: TestCore;
let known: Contract;
beforeAll(async () => {
  test = await testCore();
  known = await openContract(test);
});
afterAll(() => test.close());
// Every case has all the calls that a second allows.
beforeEach(() => test.clock.advance(5_000));

const answerOf = ({ answer }: Case): unknown =>
  typeof answer === 'function' ? (answer as (of: Contract) => unknown)(known) : answer;

describe.each([...new Set(CASES.map(({ section }) => section))])('%s', (section) => {
  it.each(CASES.filter((one) => one.section === section))('$name', async (one) => {
    const { by = 'usual', said, way, path, because = null, order } = one;
    const speaker = known.speakers[by];
    const asked = typeof said === 'function' ? await said(known) : said;
    const before = await balanceOf(test, speaker.customer);
    const response = await speaker.send(asked, way, path);
    expect(response.status).toBe(200);
    expect(response.headers.get('x-refused-for')).toBe(because);
    expect(response.headers.get('content-type')).toBe('application/json; charset=UTF-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const answered = (await response.json()) as { order?: number; error?: string };
    expect(answered).toEqual(answerOf(one));
    if (order) expect(await readOrder(speaker.customer, answered.order)).toMatchObject(order);
    if (answered.error !== undefined) {
      expect(await balanceOf(test, speaker.customer)).toBe(before);
    }
  });
});

describe('Transport', () => {
  it.each([
    ['{', 'application/json'],
    ['{"key": ', 'application/x-www-form-urlencoded'],
    [new Uint8Array([0xff, 0xfe]), 'application/json'],
    ['{"key":"\\u0000","action":"balance"}', 'text/plain'],
    ['x'.repeat(600 * 1024), 'text/plain'],
    ['--a\r\nbroken', 'multipart/form-data; boundary=a'],
  ])('what cannot be read says nothing: %j', async (body, type) => {
    const headers = { 'content-type': type };
    const response = await test.request('/api/v2', { method: 'POST', headers, body });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ error: SAYS.request });
  });

  it('no key at all', async () => {
    const response = await test.request('/api/v2', { method: 'POST' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ error: SAYS.key });
  });

  it('too often is told when to come again', async () => {
    const busy = await newProgram(test);
    for (let at = 0; at < 40; at += 1) await busy.call({ action: 'balance' });
    const response = await busy.send({ action: 'balance' });
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('1');
    expect(await response.json()).toEqual({ error: SAYS.tooMany });
    test.clock.advance(1_000);
    for (let at = 0; at < 20; at += 1) await busy.call({ action: 'balance' });
    expect((await busy.send({ action: 'balance' })).status).toBe(429);
  });
});

describe('the table', () => {
  const said = () => JSON.stringify(CASES.map((one) => answerOf(one)));

  it('has every action, type, status and text of the contract', () => {
    const names = CASES.map(({ section, name }) => `${section}: ${name}`);
    expect(names).toHaveLength(new Set(names).size);
    const sections = new Set<string>(CASES.map(({ section }) => section));
    // The list of services has a test of its own.
    const actions = ACTIONS.map(({ name }) => name).filter((name) => name !== 'services');
    expect(actions.filter((name) => !sections.has(name))).toEqual([]);
    const sold = TYPES.filter(({ isSold }) => isSold).map(({ name }) => name);
    const isThere = (type: string) =>
      names.some((name) => name.startsWith(`add, by service type: ${type},`));
    expect(sold.filter((type) => !isThere(type))).toEqual([]);
    expect(STATUS_WORDS.filter(({ word }) => !said().includes(`"${word}"`))).toEqual([]);
  });

  it('has the fields of each type as the types are sold', () => {
    for (const { name, kinds, ...type } of TRADE_TYPES) {
      const written = kinds.map((kind) => ruleOf(kind).field + (ruleOf(kind).onlyWith ? '?' : ''));
      const counted = 'isFixed' in type || 'isCounted' in type ? [] : ['quantity'];
      const runs = 'hasRuns' in type ? ['runs?', 'interval?'] : [];
      const fields = TYPES.find((one) => one.name === name)?.fields;
      expect(fields?.toSorted()).toEqual(['link', ...written, ...counted, ...runs].sort());
    }
  });

  it('has every text of an error, letter by letter', () => {
    const texts = said().replaceAll(/(minimal|maximum) \d+/g, '$1 N');
    const missing = ERROR_WORDS.filter(({ text }) => !texts.includes(JSON.stringify(text)));
    // It stands beside another status, above.
    expect(missing.map(({ text }) => text)).toEqual([SAYS.tooMany]);
  });
});
