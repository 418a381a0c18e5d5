import { DEMO_PASSWORD } from '#fixtures/demo-customer.ts';
import { DEMO_STAFF } from '#fixtures/demo-staff.ts';
import services from '#locales/en/services.json' with { type: 'json' };
import { findingsOf } from './accessibility.ts';
import { sessionCookie } from './customer.ts';
import { expect, test } from './panel.ts';

test('staff describe a service in two languages, and the shop shows it', async ({
  page,
  context,
  server,
  panelUrl,
  complaints,
  javaScriptEnabled,
}, { project, retry }) => {
  const { edit } = services;
  const place = { server, host: 'localhost' };
  await context.addCookies([await sessionCookie(place, DEMO_STAFF, DEMO_PASSWORD)]);
  await page.goto(`${panelUrl}/staff/services?q=is:on`);
  await page.locator('tbody a[href*="/staff/services/"]').first().click();
  const descriptions = page.getByLabel(edit.description, { exact: true });
  const names = page.getByLabel(edit.name, { exact: true });
  const said = `Of the river, ${project.name} ${retry}.`;
  await descriptions.first().fill(said);
  await page.getByText(edit.otherLanguages, { exact: true }).click();
  await page.getByText('German', { exact: true }).click();
  const german = (await names.nth(1).inputValue()) || `Fluss ${project.name}`;
  await names.nth(1).fill('');
  await descriptions.nth(1).fill(`Vom Fluss, ${project.name} ${retry}.`);
  const save = page.getByRole('button', { name: edit.save });
  await save.click();
  // Nobody could tell in German what is described.
  await expect(page.getByText('This field is required').first()).toBeVisible();
  await expect(descriptions.first()).toHaveValue(said);
  if (javaScriptEnabled !== false) expect(await findingsOf(page, 'main')).toEqual([]);
  await names.nth(1).fill(german);
  await save.click();
  await expect(page.getByText('This field is required')).toHaveCount(0);

  await page.getByRole('link', { name: edit.shop }).click();
  await expect(page.getByText(said)).toBeVisible();
  const slug = page.url().split('/').at(-1) ?? '';
  await page.goto(`${panelUrl}/de/services/${slug}`);
  await expect(page.getByText(`Vom Fluss, ${project.name} ${retry}.`)).toBeVisible();
  expect(complaints.filter((text) => !/status of 422/.test(text))).toEqual([]);
});
