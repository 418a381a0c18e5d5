import { DEMO_CUSTOMER, DEMO_PASSWORD } from '#fixtures/demo-customer.ts';
import { DEMO_STAFF } from '#fixtures/demo-staff.ts';
import staffTexts from '#locales/en/staff.json' with { type: 'json' };
import type { BrowserContext } from '@playwright/test';
import { findingsOf } from './accessibility.ts';
import type { PanelAddress } from './common-scene.ts';
import { sessionCookie } from './customer.ts';
import { expect, test } from './panel.ts';

async function enter(context: BrowserContext, server: PanelAddress, who: { email: string }) {
  const place = { server, host: 'localhost' };
  await context.addCookies([await sessionCookie(place, who, DEMO_PASSWORD)]);
}

test('staff bring a price list into the shop, and nobody else can', async ({
  page,
  context,
  server,
  panelUrl,
  complaints,
}, { project }) => {
  await page.goto(`${panelUrl}/staff/catalogue`);
  await expect(page).toHaveURL(/\/login\?redirect=%2Fstaff%2Fcatalogue$/);
  await enter(context, server, DEMO_CUSTOMER);
  expect((await page.goto(`${panelUrl}/staff/catalogue`))?.status()).toBe(404);
  await enter(context, server, DEMO_STAFF);
  const visit = await page.goto(`${panelUrl}/staff/catalogue`);
  expect(await visit?.headerValue('cache-control')).toBe('no-store');

  const name = `Views of ${project.name}`;
  const list = page.getByRole('article').filter({ hasText: staffTexts.list.text });
  await list.getByLabel(staffTexts.list.file).setInputFiles({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `service,name,category,rate,min,max\n1,${name},YouTube likes,0.90,100,5000\n2,Odd,Views,much,1,5\n`,
    ),
  });
  await list.getByLabel(staffTexts.list.name).fill(project.name);
  await list.getByRole('button', { name: staffTexts.catalogue.preview }).click();
  await expect(page).toHaveURL(/\/staff\/catalogue\/imports\/\d+$/);
  await expect(page.getByRole('row', { name })).toContainText('$1.17');
  await expect(page.getByRole('row', { name: 'Odd' })).toContainText('rate: This value has');

  const apply = page.getByRole('button', { name: staffTexts.apply.submit });
  await apply.click();
  await expect(page.getByText('This field is required').first()).toBeVisible();
  await page.getByLabel(staffTexts.apply.skipRefused_one.replace('{{count}}', '1')).check();
  await apply.click();
  await expect(page.getByText(staffTexts.import.applied)).toBeVisible();

  await page.getByRole('link', { name: staffTexts.import.changes }).click();
  await expect(page.getByRole('row', { name })).toContainText(DEMO_STAFF.name);
  await page.goto(`${panelUrl}/services/views-of-${project.name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  // What was meant to be refused is told by the browser as well.
  expect(complaints.filter((text) => !/status of (404|422)/.test(text))).toEqual([]);
});

test('staff add a provider, change it and part from it', async ({
  page,
  context,
  server,
  panelUrl,
  complaints,
  javaScriptEnabled,
}, { project }) => {
  await enter(context, server, DEMO_STAFF);
  await page.goto(`${panelUrl}/staff/catalogue`);
  const { addProvider, oneProvider, tried } = staffTexts;
  const name = `Upstream of ${project.name}`;
  const url = `https://${project.name}.provider.example/api/v2`;
  const form = page.getByRole('article').filter({ hasText: addProvider.text });
  await form.getByLabel(addProvider.name).fill(name);
  await form.getByLabel(addProvider.url).fill(url);
  await form.getByLabel(addProvider.key, { exact: true }).fill('a key of nobody');
  await form.getByRole('button', { name: addProvider.submit }).click();
  // A key has no gaps: what is wrong stands at its field, and the rest of the form is kept.
  await expect(form.getByLabel(addProvider.url)).toHaveValue(url);
  await expect(form.getByText('This value has').first()).toBeVisible();
  await form.getByLabel(addProvider.key, { exact: true }).fill('a-key-of-nobody');
  await form.getByRole('button', { name: addProvider.submit }).click();

  // It is saved, and its page says that nobody has this name.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText(tried.failed)).toBeVisible();
  await page.getByRole('button', { name: tried.again }).click();
  await expect(page.getByText(tried.failed)).toBeVisible();
  if (javaScriptEnabled !== false) expect(await findingsOf(page, 'main')).toEqual([]);
  await page.getByLabel(addProvider.url).fill(`${url}/moved`);
  await page.getByRole('button', { name: oneProvider.save }).click();
  await expect(page.getByText('This field is required').first()).toBeVisible();
  await page.getByLabel(addProvider.url).fill(url);
  await page.getByLabel(addProvider.name).fill(`${name}, renamed`);
  await page.getByRole('button', { name: oneProvider.save }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name}, renamed`);
  await expect(page.getByText(oneProvider.noServices)).toBeVisible();

  const address = page.url();
  await page.getByRole('button', { name: oneProvider.remove }).click();
  await expect(page).toHaveURL(/\/staff\/providers$/);
  await expect(page.getByRole('link', { name: `${name}, renamed` })).toHaveCount(0);
  expect((await page.goto(address))?.status()).toBe(404);
  expect(complaints.filter((text) => !/status of (404|422)/.test(text))).toEqual([]);
});
