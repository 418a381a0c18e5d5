import type { Page } from '@playwright/test';
import checkout from '#locales/en/checkout.json' with { type: 'json' };
import accounts from '#locales/en/accounts.json' with { type: 'json' };
import screens from '#locales/en/screens.json' with { type: 'json' };
import texts from '#locales/en/server.json' with { type: 'json' };
import shell from '#locales/en/shell.json' with { type: 'json' };
import { expect, hydrated, test } from './panel.ts';
import { ordersOf, topUp } from './payer.ts';

const VIDEO = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

const main = (page: Page) => page.getByRole('main');
const said = (page: Page) => page.getByRole('status').filter({ hasText: shell.lost.again });
const again = (page: Page) => page.getByRole('button', { name: shell.lost.again });

/** Until told otherwise, the server is not there, for forms and pages alike. */
async function cut(page: Page): Promise<() => Promise<void>> {
  await page.route('**/*', (route) => route.abort('connectionrefused'));
  return () => page.unroute('**/*');
}

test('an order form stays while the server is away, and orders once @js', async ({
  page,
  panelUrl,
  context,
  server,
  logInAs,
}) => {
  const payer = { context, server };
  await logInAs('Una Cut');
  await topUp(payer, '30');
  await page.goto(`${panelUrl}/orders/create?serviceId=2&quantity=1000&source=buy_page`);
  await hydrated(page);
  const link = page.locator('#line-0-url');
  await link.fill(VIDEO);
  const order = main(page).getByRole('button', { name: checkout.order, exact: true }).first();
  const restore = await cut(page);
  await order.click();
  await expect(main(page)).toContainText(checkout.unreached.title);
  await expect(link).toHaveValue(VIDEO);
  await expect(page.getByText(screens.somethingWrong.title)).toBeHidden();
  const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
  await order.click();
  await failed;
  await expect(order).not.toHaveAttribute('aria-busy');
  await restore();
  await order.click();
  await expect(page).toHaveURL(/\/app\/orders\/\d+\?placed=1$/);
  expect(await ordersOf(payer)).toHaveLength(1);
});

test('any other form waits as it is, and is sent again @js', async ({
  page,
  panelUrl,
  logInAs,
}) => {
  await logInAs('Wait Form');
  await page.goto(`${panelUrl}/profile`);
  await hydrated(page);
  const name = main(page).getByLabel(accounts.field.name, { exact: true });
  await name.fill('Wanda Form');
  const restore = await cut(page);
  await name.press('Enter');
  await expect(said(page)).toContainText(shell.lost.form);
  await expect(name).toHaveValue('Wanda Form');
  // Still away: it says so again.
  await again(page).click();
  await expect(said(page)).toContainText(shell.lost.form);
  // Sent away, the form can be changed, and sent as soon as its button says so.
  await said(page).getByRole('button', { name: shell.close }).click();
  await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(said(page)).toBeHidden();
  await expect(name).toHaveValue('Wanda Form');
  await name.fill('Wilma Form');
  await name.press('Enter');
  await expect(said(page)).toContainText(shell.lost.form);
  await restore();
  await again(page).click();
  await expect(said(page)).toBeHidden();
  await expect(page.getByText(texts.flash.saved)).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('Wilma Form');
});

test('a link that leads nowhere leaves the page, and is followed when it can be @js', async ({
  page,
  panelUrl,
}) => {
  await page.goto(panelUrl);
  await hydrated(page);
  const title = await page.title();
  const restore = await cut(page);
  // The first link of the footer is the address to write to, which is no page.
  const footer = page.getByRole('contentinfo').getByRole('navigation').getByRole('link').first();
  const target = (await footer.getAttribute('href')) ?? '';
  await footer.click();
  await expect(said(page)).toContainText(shell.lost.page);
  await expect(page).toHaveTitle(title);
  await expect(page.getByText(screens.somethingWrong.title)).toBeHidden();
  await restore();
  await again(page).click();
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await expect(said(page)).toBeHidden();
});
