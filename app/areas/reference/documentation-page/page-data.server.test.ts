import type { AppLoadContext } from '@remix-run/node';
import { afterAll, describe, expect, it } from 'vitest';
import { createCoreClient } from '#app/lib/core/core.server.ts';
import { testCore } from '#core/testing/harness.ts';
import { LANGUAGES } from '#locales/languages.ts';
import { readReference, searchReference } from '../pages/reference.server.ts';
import { pageData } from './page-data.server.ts';
import { onlyReads, tryCall } from './try-call.server.ts';

const test = await testCore();
afterAll(() => test.close());

const core = createCoreClient({
  fetch: (request) => test.core.fetch(request, { host: 'alder.example', trusted: true }),
  baseUrl: 'http://core.internal',
  host: 'alder.example',
  locale: 'en',
  requestId: 'test',
});
// What of a request is read here.
const contextIn = (locale: string) =>
  ({ core, locale, origin: 'https://alder.example' }) as unknown as AppLoadContext;

const references = new Map(
  await Promise.all(
    LANGUAGES.map(async (locale) => [locale, await readReference(contextIn(locale))] as const),
  ),
);
const reference = await readReference(contextIn('en'));
const pages = reference.topics.flatMap((topic) => topic.pages.map(({ page }) => page));
const subjectOf = (page: string) => {
  const subject = reference.subjectOf(page);
  if (!subject) throw new Error(page);
  return subject;
};

describe.each(pages)('the page %s', (page) => {
  it('says what it is about, in every language another', async () => {
    const titles = await Promise.all(
      LANGUAGES.map(async (locale) => {
        const own = references.get(locale) ?? reference;
        const told = { reference: own, page, subject: subjectOf(page) };
        const shown = await pageData(contextIn(locale), told);
        expect(JSON.stringify(shown), locale).not.toContain('{{');
        return `${shown.title} ${shown.text}`;
      }),
    );
    expect(new Set(titles).size).toBe(LANGUAGES.length);
  });
});

describe('an example', () => {
  it('names the host and a service of the shop that it stands in', async () => {
    const shown = await pageData(contextIn('en'), {
      ...{ reference, page: 'getService', subject: subjectOf('getService') },
    });
    const code = JSON.stringify(shown.sections[0]);
    expect(code).toMatch(/https:\/\/alder\.example\/api\/v1\/services\/10\d/);
  });
});

describe('the calls of the types', () => {
  it('name services of the shop, each of its own type', async () => {
    const { sections } = await pageData(contextIn('en'), {
      ...{ reference, page: 'v2', subject: subjectOf('v2') },
    });
    const blocks = sections.find(({ id }) => id === 'types')?.blocks ?? [];
    const codeOf = (type: string) =>
      JSON.stringify(blocks.filter((block) => 'label' in block && block.label === type));
    expect(codeOf('Default')).toContain('service=101');
    expect(codeOf('Default')).toContain('https://video.example/watch?v=1');
    // It sells none.
    expect(codeOf('Poll')).toBe('[]');
  });
});

describe('the search', () => {
  it.each([
    ['desired_cost', ['getQuantitiesByCost']],
    ['request_id', ['v2-add']],
    ['WEBHOOK test', ['sendTestWebhook']],
    ['nothing like it', []],
  ])('finds %s', (query, found) => {
    const all = searchReference(reference, { query, locale: 'en' });
    expect(all.map(({ to }) => to.split('/').at(-1))).toEqual(found);
  });
});

describe('trying a call', () => {
  const sent = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return form;
  };

  it('is for what changes nothing', () => {
    const not = pages.filter((page) => {
      const subject = subjectOf(page);
      return subject.is !== 'guide' && !onlyReads(subject);
    });
    expect(not.sort()).toEqual([
      ...['activateOrder', 'askForRefill', 'cancelDripFeed', 'cancelOrder', 'deleteOrder'],
      ...['pauseOrder', 'payOrderByBalance', 'placeOrder'],
      ...['replayWebhookDelivery', 'replayWebhooks', 'sendTestWebhook'],
      ...['setBalanceMark', 'switchAutoRefill', 'topUpTestAccount'],
      ...['v2-add', 'v2-cancel', 'v2-refill', 'writeToOrderSupport'],
    ]);
  });

  it('of anything else is refused, whatever form is sent', async () => {
    const form = sent({ query: 'service=101\nquantity=100', token: 'mqk_x' });
    const { problem, answer } = await tryCall(contextIn('en'), subjectOf('v2-add'), form);
    expect([problem?.field, answer]).toEqual(['token', undefined]);
  });

  it('cannot become another action of the contract', async () => {
    const form = sent({ query: 'action=add\nservice=101', token: '' });
    const { answer } = await tryCall(contextIn('en'), subjectOf('v2-balance'), form);
    expect(JSON.stringify(answer?.parts)).toContain('Invalid API key');
  });

  it('shows what was answered, a refusal as well, and never the token', async () => {
    const read = await tryCall(
      contextIn('en'),
      subjectOf('listServices'),
      sent({ query: 'per_page=1' }),
    );
    expect(read.answer?.status).toBe(200);
    const form = sent({ token: 'mqk_secret', 'param-orderId': '1' });
    const refused = await tryCall(contextIn('en'), subjectOf('getOrder'), form);
    expect(refused.answer?.status).toBe(401);
    expect(JSON.stringify(refused)).not.toContain('mqk_secret');
  });

  it.each(['mqk_…Dbbc', 'mqk_\u0000', 'two words'])(
    'with %j, which is no whole token, says so',
    async (token) => {
      const form = sent({ token, 'param-orderId': '1' });
      const { problem, answer } = await tryCall(contextIn('en'), subjectOf('getOrder'), form);
      expect([problem?.field, answer]).toEqual(['token', undefined]);
    },
  );

  it('of a body that is no JSON says so', async () => {
    const form = sent({ body: '{' });
    const { problem } = await tryCall(contextIn('en'), subjectOf('searchCatalogue'), form);
    expect(problem?.field).toBe('body');
  });
});
