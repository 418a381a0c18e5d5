import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { OutboundError, type Outbound } from '#core/platform/outbound/outbound.ts';
import { publishInstance } from '#core/tenancy/instances/publish-instance.ts';
import { dataOf } from '#core/testing/answers.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { runJob } from '#core/testing/mailbox.ts';
import { ownerDocuments } from '#core/testing/owner-documents.ts';
import { readSearches } from './keyword-search.store.ts';
import { forgetSearches } from './keep-searches.ts';
import { SEARCHES_A_DAY } from './keyword-form.pure.ts';

const HOUR_MS = 60 * 60 * 1_000;

let asked: string[] = [];
let answers: (string | undefined)[] = [];
const outbound: Outbound = {
  mayAsk: async () => true,
  async send({ url }) {
    asked.push(url);
    const body = answers.shift();
    if (body === undefined) throw new OutboundError('timeout');
    return { status: 200, contentType: 'application/json', body: Buffer.from(body) };
  },
};

let test: TestCore;
beforeAll(async () => {
  test = await testCore({ outbound });
});
afterAll(() => test.close());
beforeEach(async () => {
  asked = [];
  answers = [];
  await offer({});
  // Past the limits of what came before.
  test.clock.advance(HOUR_MS);
});

async function offer(settings: object, isOffered = true): Promise<void> {
  const own = ownerDocuments('Alder');
  const features = { keywordToolsIsEnabled: isOffered, youtubeSuggestionsEnabled: true };
  const documents = { ...own, settings: { ...own.settings, ...features, ...settings } };
  await publishInstance(test.deps, { slug: 'alder', hosts: ['alder.example'], documents });
}

const PATH = '/api/v1/keyword-suggestions';
const search = (who: CustomerActor, keyword: string, more = '') =>
  who.request(`${PATH}?keyword=${encodeURIComponent(keyword)}${more}`);
const told = (...suggestions: string[]) => JSON.stringify(['', suggestions]);

describe('suggestions', () => {
  it('are those of the source for the country and the language, each once', async () => {
    const who = await newPayer(test);
    answers = [told('bread', 'Bread  Recipe', 'bread recipe', 'bread at home')];
    expect(await dataOf(await search(who, ' BREAD ', '&country=82&language=de'))).toMatchObject({
      ...{ keyword: 'bread', country: 82, language: 'de', source: 'youtube' },
      suggestions: ['bread recipe', 'bread at home'],
    });
    expect(asked).toEqual([expect.stringMatching(/ds=yt.*hl=de&gl=DE&q=bread$/)]);
  });

  it('of English and the United Kingdom are what is looked for without more words', async () => {
    answers = [told()];
    expect(await dataOf(await search(await newPayer(test), 'cake'))).toMatchObject({
      ...{ country: 233, language: 'en', suggestions: [] },
    });
  });

  it('are counted once a day for the same search, and asked for once a week', async () => {
    const [who, other] = [await newPayer(test), await newPayer(test)];
    answers = [told('pie tin'), told('pie crust')];
    for (const one of [who, who, other]) {
      expect(await dataOf(await search(one, 'pie'))).toMatchObject({ suggestions: ['pie tin'] });
    }
    expect(asked).toHaveLength(1);
    expect(await dataOf(await who.request(`${PATH}/limit`))).toMatchObject({
      ...{ limit: SEARCHES_A_DAY, used: 1, left: SEARCHES_A_DAY - 1, source: 'youtube' },
    });
    const { data } = (await (await who.request(`${PATH}/searches`)).json()) as { data: object[] };
    expect(data).toEqual([expect.objectContaining({ keyword: 'pie', suggestions_count: 1 })]);
    test.clock.advance(8 * 24 * HOUR_MS);
    expect(await dataOf(await search(await newPayer(test), 'pie'))).toMatchObject({
      suggestions: ['pie crust'],
    });
  });

  it('that nobody gives are not counted', async () => {
    const who = await newPayer(test);
    answers = [undefined, '<html>', told('tart')];
    for (const status of [503, 503, 200]) {
      expect((await search(who, 'tarts')).status).toBe(status);
      test.clock.advance(10_000);
    }
    expect(await dataOf(await who.request(`${PATH}/limit`))).toMatchObject({ used: 1 });
  });

  it('end with the day’s searches, and begin again with the next day', async () => {
    const who = await newPayer(test);
    answers = Array.from({ length: SEARCHES_A_DAY + 1 }, () => told('x'));
    for (let at = 0; at < SEARCHES_A_DAY; at += 1) {
      expect((await search(who, `word ${at}`)).status).toBe(200);
      test.clock.advance(5_000);
    }
    const refused = await search(who, 'one more');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_600);
    test.clock.advance(24 * HOUR_MS);
    expect((await search(who, 'one more')).status).toBe(200);
  });
});

describe('the tool', () => {
  it('answers nothing where its owner does not offer it', async () => {
    await offer({}, false);
    const who = await newPayer(test);
    for (const path of [`${PATH}?keyword=a`, `${PATH}/limit`, `${PATH}/searches`]) {
      expect((await who.request(path)).status).toBe(409);
    }
  });

  it('asks nobody unless its owner has switched that on', async () => {
    await offer({ youtubeSuggestionsEnabled: false });
    const who = await newPayer(test);
    expect((await search(who, 'bread')).status).toBe(409);
    expect(await dataOf(await who.request(`${PATH}/limit`))).toMatchObject({ source: null });
    expect(asked).toEqual([]);
  });

  it.each([
    ['keyword=', 'keyword'],
    ['keyword=%E2%80%8B', 'keyword'],
    ['keyword=a&country=0', 'country'],
    ['keyword=a&country=250', 'country'],
    ['keyword=a&language=xx', 'language'],
  ])('refuses %s', async (query, field) => {
    const answer = await (await newPayer(test)).request(`${PATH}?${query}`);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: { [field]: [expect.any(String)] } });
  });

  it('forgets searches after thirty days', async () => {
    const who = await newPayer(test);
    answers = [told('bun')];
    await search(who, 'buns');
    test.clock.advance(31 * 24 * HOUR_MS);
    await runJob(test, forgetSearches);
    const left = await test.db.inInstance(test.instances.a.id, (trx) =>
      readSearches(trx, { instanceId: test.instances.a.id, customerId: who.id, most: 1 }),
    );
    expect(left).toEqual([]);
  });
});
