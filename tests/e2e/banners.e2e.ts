import { fixturesWith } from '#tests/harness/fixtures-with.ts';
import { startServer } from '#tests/harness/start-server.ts';
import { findingsOf } from './accessibility.ts';
import { expect, test as inPanel } from './panel.ts';
import type { Stage } from './stages.ts';

const BANNERS: Stage = {
  async set(common) {
    const fixtures = await fixturesWith('marquee', ({ banners }) => {
      const html = (place: string, content: string) =>
        banners.push({ id: `test-${place}`, place, type: 'html', content });
      html('profile', '<div id="here"></div><script>here.textContent = "It runs";</script>');
      html('create_order', '<style>p { color: red }</style>');
      banners.push({
        id: 'late',
        place: 'orders',
        type: 'html',
        scroll_delay: 600,
        content: '<p>Seen late</p>',
      });
    });
    const env = { MARQUEE_FIXTURES: fixtures.folder, SMTP_URL: await common.smtpUrl() };
    const server = await startServer({ env });
    const close = async () => {
      await server.stop();
      await fixtures.remove();
    };
    return { server, close };
  },
};

const test = inPanel.extend({ stage: BANNERS });
// One after the other, so that one server is enough.
test.describe.configure({ mode: 'default' });

inPanel(
  'a page shows the banners of its place, in the colours of their owner @drawn',
  async ({ page, panelUrl, logInAs, complaints }) => {
    await logInAs('Ada Lovelace');
    await page.goto(`${panelUrl}/de/drip-feed`);
    const banner = page.locator('main [data-banner]');
    await expect(banner).toContainText('Gleichmäßige Lieferung');
    const link = banner.getByRole('link', { name: 'Bestellen' });
    await expect(link).toHaveAttribute('href', '/app/de/orders/create');
    await expect(link).toHaveCSS('background-color', 'rgb(242, 193, 78)');
    expect(complaints).toEqual([]);
  },
);

test('colours arrive with a page that is opened without a document @js', async ({
  page,
  panelUrl,
  complaints,
}) => {
  await page.goto(panelUrl);
  await page.getByRole('banner').getByRole('link', { name: 'Order', exact: true }).click();
  await expect(page).toHaveURL(`${panelUrl}/orders/create`);
  await page.goto(`${panelUrl}/about`);
  await page.getByRole('banner').getByRole('link', { name: 'Marquee' }).click();
  const slide = page.getByRole('main').getByText('Real people, or your money back');
  await expect(slide).toHaveCSS('color', 'rgb(18, 32, 42)');
  expect(complaints).toEqual([]);
});

test('a banner that waits for scrolling appears then, or at once without a script', async ({
  page,
  panelUrl,
  logInAs,
  javaScriptEnabled,
}) => {
  await logInAs('Ada Lovelace');
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.goto(`${panelUrl}/orders`);
  const late = page.getByText('Seen late');
  if (javaScriptEnabled === false) {
    await expect(late).toBeVisible();
    return;
  }
  await expect(late).toBeHidden();
  await page.mouse.wheel(0, 5000);
  await expect(late).toBeVisible();
});

test('a banner with a script runs behind glass and is shown once it is loaded @js', async ({
  page,
  panelUrl,
  logInAs,
  complaints,
}) => {
  await logInAs('Ada Lovelace');
  await page.goto(`${panelUrl}/profile`);
  const frame = page.locator('main iframe');
  await expect(frame).toBeVisible();
  await expect(frame.contentFrame().getByText('It runs')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('an empty framed banner is taken away @js', async ({ page, panelUrl }) => {
  await page.goto(`${panelUrl}/orders/create`);
  await expect(page.getByRole('main').getByText('No surprises.')).toBeVisible();
  await expect(page.locator('main iframe')).toHaveCount(0);
});

const PAGES = { light: ['', '/orders', '/drip-feed', '/dashboard'], dark: ['', '/orders'] };

for (const scheme of ['light', 'dark'] as const) {
  test(`banners are accessible, ${scheme} @js`, async ({ page, panelUrl, logInAs }) => {
    await logInAs('Ada Lovelace');
    await page.emulateMedia({ colorScheme: scheme });
    for (const path of PAGES[scheme]) {
      await page.goto(panelUrl + path);
      await expect(page.locator('main [data-banner]').first()).toBeAttached();
      // Framed ones would need to be looked into as well.
      await expect(page.locator('main iframe')).toHaveCount(0);
      expect(await findingsOf(page), path).toEqual([]);
    }
  });
}
