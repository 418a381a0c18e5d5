import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from '@playwright/test';
import checkout from '#locales/en/checkout.json' with { type: 'json' };
import payments from '#locales/en/payments.json' with { type: 'json' };
import widget from '#locales/en/widget.json' with { type: 'json' };
import { languageTag, type Language } from '#locales/languages.ts';
import { request } from '#tests/harness/request.ts';
import { sessionCookie, addressOf } from './customer.ts';
import { expect, test } from './panel.ts';

/** One service, chosen by the site that shows the form. */
const CHOSEN = {
  'service-id': '2',
  quantity: '50000',
  source: 'buy_page',
  url: 'https://www.youtube.com/watch?v=demo-quick0',
};

interface Shown {
  token: string;
  language: Language;
  theme: string;
}

/** The page of a partner as they would write it; without a script it has the frame itself. */
function pageOf(panel: string, { token, language, theme }: Shown): string {
  const choices = { token, theme, ...CHOSEN };
  const data = Object.entries(choices).map(([name, value]) => ` data-${name}="${value}"`);
  const query = new URLSearchParams({ theme, locale: language });
  for (const [name, value] of Object.entries(CHOSEN)) {
    query.set(name === 'service-id' ? 'serviceId' : name, value);
  }
  const src = `${panel}/widget/${token}?${query}`.replaceAll('&', '&amp;');
  return `<!doctype html><html lang="${languageTag(language)}"><title>Partner</title><body>
<h1>Partner</h1><script src="${new URL(panel).origin}/widget.js"${data.join('')}></script>
<noscript><iframe title="Order form" src="${src}" width="800" height="2000"></iframe></noscript>`;
}

async function listen(page: (path: string) => string): Promise<{ server: Server; port: number }> {
  const server = createServer(({ url = '/' }, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8').end(page(url));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { server, port: (server.address() as AddressInfo).port };
}

const LOOKS = [
  ['ja', 'light'],
  ['de', 'dark'],
  ['en', 'light'],
] as const;

test('a guest orders in the frame of a partner, which no other site can show @drawn', async ({
  page,
  context,
  panelUrl,
  server,
  logInAs,
  complaints,
  javaScriptEnabled,
}) => {
  const hasScript = javaScriptEnabled !== false;
  const partner = await logInAs('Wanda Widget');
  let token = '';
  const site = await listen((path) => {
    const [, language = 'en', theme = 'light'] = path.split('/');
    return pageOf(panelUrl, { token, language: language as Language, theme });
  });
  try {
    const own = `http://127.0.0.1:${site.port}`;
    token = await makeWidget({ server, host: 'localhost' }, partner, own);
    const frame = page.frameLocator('iframe');
    for (const [language, theme] of LOOKS) {
      await page.goto(`${own}/${language}/${theme}`);
      const html = frame.locator('html');
      await expect(html).toHaveAttribute('lang', languageTag(language));
      await expect(html).toHaveAttribute('data-theme', theme);
    }
    if (hasScript) await expectFull(page);
    await order(frame, addressOf('Framed'));
    expect(complaints).toEqual([]);

    const paying = await inTab(page, frame, widget.frame.pay.open);
    await paying.getByRole('button', { name: payments.sandbox.decision.approve }).click();
    await expect(paying.getByText(checkout.placed.elsewhere.paid)).toBeVisible();
    await frame.getByRole('link', { name: checkout.placed.follow }).first().click();
    await expect.poll(() => page.frames().at(1)?.url()).toMatch(/\/orders\/followed\//);

    // The same page at an address that the widget does not name.
    const other = await context.newPage();
    await other.goto(`http://localhost:${site.port}/en/light`);
    await expect.poll(() => other.frames().at(1)?.url()).toBe('chrome-error://chromewebdata/');
  } finally {
    site.server.close();
  }
});

/** As high as its form, so that nothing in it scrolls. */
async function expectFull(page: Page): Promise<void> {
  await expect(async () => {
    const height = await page.locator('iframe').evaluate(({ clientHeight }) => clientHeight);
    const inner = page.frameLocator('iframe').locator('#content');
    expect(height).toBe(
      await inner.evaluate((content) => Math.ceil(content.getBoundingClientRect().height)),
    );
  }).toPass();
}

async function order(frame: FrameLocator, email: string): Promise<void> {
  await frame.getByLabel(checkout.email).fill(email);
  await frame.getByRole('button', { name: checkout.order, exact: true }).first().click();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(checkout.placed.placed.title);
}

async function inTab(page: Page, frame: FrameLocator, name: string): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await frame.getByRole('link', { name }).first().click();
  return opened;
}

async function makeWidget(
  place: Parameters<typeof sessionCookie>[0],
  partner: Parameters<typeof sessionCookie>[1],
  origin: string,
): Promise<string> {
  const { value } = await sessionCookie(place, partner);
  const answer = await request({
    url: `${place.server.url}/api/v1/order-widgets`,
    host: place.host,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${value.split('.').slice(1).join('.')}`,
    },
    body: JSON.stringify({ name: 'Blog', origins: [origin] }),
  });
  return (answer.json() as { data: { api_token: string } }).data.api_token;
}
