import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_CUSTOMER, DEMO_PASSWORD } from '#fixtures/demo-customer.ts';
import { DEMO_STAFF } from '#fixtures/demo-staff.ts';
import { LANGUAGES, type Language } from '#locales/languages.ts';
import { sessionCookie } from '#tests/e2e/customer.ts';
import { crawl, type Crawl } from '#tests/harness/crawl.ts';
import { startServer, type RunningServer } from '#tests/harness/start-server.ts';

const HOSTS = ['localhost', 'nova.localhost'];
let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const LOGGED_IN = [
  { who: 'staff', email: DEMO_STAFF.email, least: 35 },
  { who: 'a customer', email: DEMO_CUSTOMER.email, least: 30 },
];

/**
 * Who is logged in sees all that a guest does but the ways in, in the words of the brand as well. So
 * each language is read as a guest at one host and by somebody at the other: in turn by staff and by
 * a customer, at either host.
 */
const VISITS = LANGUAGES.map((language, at) => ({
  language,
  guestHost: HOSTS[at % 2] ?? '',
  ownHost: HOSTS[(at + 1) % 2] ?? '',
  visitor: LOGGED_IN[Math.floor(at / 2) % 2],
}));

/**
 * A page is the same in every language but for its texts: whoever comes first to a host opens all that
 * there is for them, and in each other language a quarter of that.
 */
const QUARTER = 4;
const found = new Map<string, { pages: Crawl['pages']; visits: number }>();

interface Visitor {
  who: string;
  host: string;
  language: Language;
  cookie?: string;
  /** So many pages are there for them, and more. */
  least: number;
}

async function visit({ who, least, ...visitor }: Visitor): Promise<void> {
  const key = `${who} at ${visitor.host}`;
  const { pages, visits = 0 } = found.get(key) ?? {};
  // Each visit opens the quarter behind the one of the last.
  const opens = (page: number) => (page + visits) % QUARTER === 0;
  const crawled = await crawl({ ...visitor, url: server.url }, pages && { pages, opens });
  expect(crawled.faults).toEqual([]);
  expect(crawled.pages.size).toBeGreaterThan(pages ? Math.floor(least / QUARTER) : least);
  found.set(key, { pages: pages ?? crawled.pages, visits: visits + 1 });
}

test.each(VISITS)(
  'no link of $guestHost leads nowhere for a guest in $language',
  async ({ language, guestHost: host }) => {
    await visit({ who: 'a guest', host, language, least: 15 });
  },
);

test.each(VISITS)(
  'no link of $ownHost leads nowhere for $visitor.who in $language',
  async ({ language, ownHost: host, visitor }) => {
    const { who = '', email = '', least = 0 } = visitor ?? {};
    const { name, value } = await sessionCookie({ server, host }, { email }, DEMO_PASSWORD);
    await visit({ who, host, language, cookie: `${name}=${value}`, least });
  },
);
