import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_CUSTOMER } from '#fixtures/demo-customer.ts';
import { DEMO_STAFF } from '#fixtures/demo-staff.ts';
import { LANGUAGES } from '#locales/languages.ts';
import { sessionCookie } from '#tests/e2e/customer.ts';
import { crawl } from '#tests/harness/crawl.ts';
import { startServer, type RunningServer } from '#tests/harness/start-server.ts';

const HOSTS = ['localhost', 'nova.localhost'];
const PASSWORD = 'a first look around';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const LOGGED_IN = [
  { who: 'a customer', email: DEMO_CUSTOMER.email, least: 30 },
  { who: 'staff', email: DEMO_STAFF.email, least: 35 },
];

/**
 * What guests see is made of the words of each brand. Who is logged in sees those of the panel beside
 * them, in each language at one of the hosts, and at each host one of the two in every language.
 */
const languagesOf = (at: number) => LANGUAGES.filter((_language, place) => place % 2 === at % 2);

describe.each(HOSTS.map((host, place) => ({ host, place })))(
  'no link of $host leads nowhere',
  ({ host, place }) => {
    test.each(LANGUAGES)('for a guest in %s', async (language) => {
      const { kinds, faults } = await crawl({ url: server.url, host, language });
      expect(faults).toEqual([]);
      expect(kinds.length).toBeGreaterThan(15);
    });

    describe.each(LOGGED_IN.map((visitor, at) => ({ ...visitor, at })))(
      'for $who',
      ({ email, least, at }) => {
        let cookie: string;

        beforeAll(async () => {
          const { name, value } = await sessionCookie({ server, host }, { email }, PASSWORD);
          cookie = `${name}=${value}`;
        });

        test.each(languagesOf(place + at))('in %s', async (language) => {
          const { kinds, faults } = await crawl({ url: server.url, host, language, cookie });
          expect(faults).toEqual([]);
          expect(kinds.length).toBeGreaterThan(least);
        });
      },
    );
  },
);
