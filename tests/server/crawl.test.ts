import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_CUSTOMER, DEMO_PASSWORD } from '#fixtures/demo-customer.ts';
import { DEMO_STAFF } from '#fixtures/demo-staff.ts';
import { LANGUAGES } from '#locales/languages.ts';
import { sessionCookie } from '#tests/e2e/customer.ts';
import { crawl } from '#tests/harness/crawl.ts';
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

test.each(VISITS)(
  'no link of $guestHost leads nowhere for a guest in $language',
  async ({ language, guestHost }) => {
    const { kinds, faults } = await crawl({ url: server.url, host: guestHost, language });
    expect(faults).toEqual([]);
    expect(kinds.length).toBeGreaterThan(15);
  },
);

test.each(VISITS)(
  'no link of $ownHost leads nowhere for $visitor.who in $language',
  async ({ language, ownHost: host, visitor }) => {
    const { email = '', least = 0 } = visitor ?? {};
    const { name, value } = await sessionCookie({ server, host }, { email }, DEMO_PASSWORD);
    const cookie = `${name}=${value}`;
    const { kinds, faults } = await crawl({ url: server.url, host, language, cookie });
    expect(faults).toEqual([]);
    expect(kinds.length).toBeGreaterThan(least);
  },
);
