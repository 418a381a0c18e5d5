import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { AFFILIATE_COOKIE } from '#app/lib/session/affiliate-code.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD } from '#fixtures/demo-customer.ts';
import checkout from '#locales/ja/checkout.json' with { type: 'json' };
import payments from '#locales/ja/payments.json' with { type: 'json' };
import { request } from '#tests/harness/request.ts';
import { startServer, type RunningServer } from '#tests/harness/start-server.ts';
import { addressOf, sessionCookie } from './customer.ts';
import { expect, hydrated, test } from './panel.ts';

const LATER = pathToFileURL(path.resolve(import.meta.dirname, '../harness/days-later.mjs')).href;
const FORM = new URLSearchParams({
  serviceId: '2',
  quantity: '50000',
  source: 'buy_page',
  url: 'https://www.youtube.com/watch?v=demo-quick0',
});

interface Statistics {
  affiliate_code: string;
  clicks: number;
  sign_ups: number;
  buyers: number;
}

/** What the demo customer is told of her links. */
async function statisticsOf(server: Pick<RunningServer, 'url' | 'port'>): Promise<Statistics> {
  const cookie = await sessionCookie({ server, host: 'localhost' }, DEMO_CUSTOMER, DEMO_PASSWORD);
  const answer = await request({
    url: server.url,
    path: '/api/v1/referral-program/statistics',
    host: `localhost:${server.port}`,
    headers: { authorization: `Bearer ${cookie.value.split('.').slice(1).join('.')}` },
  });
  return (answer.json() as { data: Statistics }).data;
}

const keptOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === AFFILIATE_COOKIE);

async function orderInJapanese(page: Page, panel: string): Promise<void> {
  await page.goto(`${panel}/ja/orders/create?${FORM}`);
  await hydrated(page);
  await page.getByLabel(checkout.email).fill(addressOf('Sent'));
  await page.getByRole('button', { name: checkout.order, exact: true }).first().click();
  await expect(page).not.toHaveURL(/orders\/create/);
}

test.describe('who agrees to advertising', () => {
  test.use({ consent: 'analytics=denied&advertising=granted' });

  test('is of whose link they followed, ten days later and in another language, once @js', async ({
    page,
    context,
  }) => {
    const first = await startServer({ keepVar: true });
    const { varFolder, port } = first;
    const panel = `http://localhost:${port}/app`;
    const before = await statisticsOf(first);
    await page.goto(`${panel}/de/about?ref=${before.affiliate_code}&sub=blog`);
    expect((await keptOf(context))?.httpOnly).toBe(true);
    await first.stop();

    const env = { NODE_OPTIONS: `--import ${LATER}`, DAYS_LATER: '10', PORT: String(port) };
    const later = await startServer({ varFolder, keepVar: false, env });
    try {
      await orderInJapanese(page, panel);
      await page
        .getByRole('button', { name: payments.sandbox.decision.approve, exact: true })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        checkout.placed.placed.title,
      );
      await orderInJapanese(page, panel);
      expect(await statisticsOf(later)).toMatchObject({
        clicks: before.clicks + 1,
        sign_ups: before.sign_ups + 1,
        buyers: before.buyers + 1,
      });
    } finally {
      await later.stop();
    }
  });
});

test.describe('who agrees to nothing', () => {
  test.use({ consent: '' });

  test('leaves no trace of whose link they followed @js', async ({
    page,
    context,
    server,
    panelUrl,
  }) => {
    const before = await statisticsOf(server);
    const { affiliate_code: code } = before;
    await page.goto(`${panelUrl}/de/about?ref=${code}`);
    await page.goto(`${panelUrl}/ja`);
    expect(await keptOf(context)).toBeUndefined();
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(kept).not.toContain(code);
    await orderInJapanese(page, panelUrl);
    expect(await statisticsOf(server)).toMatchObject({ sign_ups: before.sign_ups });
  });
});
