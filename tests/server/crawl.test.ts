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

describe.each(HOSTS)('no link of %s leads nowhere', (host) => {
  test.each(LANGUAGES)('for a guest in %s', async (language) => {
    const { kinds, faults } = await crawl({ url: server.url, host, language });
    expect(faults).toEqual([]);
    expect(kinds.length).toBeGreaterThan(15);
  });

  describe.each([
    ['a customer', DEMO_CUSTOMER.email, 30],
    ['staff', DEMO_STAFF.email, 35],
  ])('for %s', (_who, email, least) => {
    let cookie: string;

    beforeAll(async () => {
      const { name, value } = await sessionCookie({ server, host }, { email }, PASSWORD);
      cookie = `${name}=${value}`;
    });

    test.each(LANGUAGES)('in %s', async (language) => {
      const { kinds, faults } = await crawl({ url: server.url, host, language, cookie });
      expect(faults).toEqual([]);
      expect(kinds.length).toBeGreaterThan(least);
    });
  });
});
