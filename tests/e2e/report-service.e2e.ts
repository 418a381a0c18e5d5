import { DEMO_CUSTOMER, DEMO_PASSWORD } from '#fixtures/demo-customer.ts';
import { DEMO_STAFF } from '#fixtures/demo-staff.ts';
import texts from '#locales/en/responsible.json' with { type: 'json' };
import serviceTexts from '#locales/en/service.json' with { type: 'json' };
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

test('a visitor reports a service, and staff say what became of it', async ({
  page,
  context,
  server,
  panelUrl,
  complaints,
  javaScriptEnabled,
}, { project }) => {
  const hasScript = javaScriptEnabled !== false;
  const words = `Nobody came, says ${project.name}.`;
  // A guest is asked for a proof that only a script works out, or for a picture.
  if (!hasScript) await enter(context, server, DEMO_CUSTOMER);
  await page.goto(`${panelUrl}/services/1`);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('link', { name: serviceTexts.report }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  const send = page.getByRole('button', { name: texts.report.submit });
  await page.getByLabel(texts.report.text).fill(words);
  if (hasScript) await page.getByLabel('Email address').fill('nobody');
  await send.click();
  // What was typed is kept, and what is wrong stands at its field.
  await expect(page.getByLabel(texts.report.reason)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel(texts.report.text)).toHaveValue(words);
  if (hasScript) expect(await findingsOf(page, 'main')).toEqual([]);
  await page.getByLabel(texts.report.reason).selectOption('not_delivered');
  if (hasScript) await page.getByLabel('Email address').fill('grace@mail.example');
  await send.click();
  await expect(page.getByText(texts.report.sent)).toBeVisible();

  await enter(context, server, DEMO_STAFF);
  await page.goto(`${panelUrl}/staff/reports`);
  const report = page.getByRole('article').filter({ hasText: words });
  await expect(report).toContainText(texts.report.reasons.not_delivered);
  await expect(report).toContainText(hasScript ? 'grace@mail.example' : DEMO_CUSTOMER.email);
  await report.getByRole('button', { name: staffTexts.reports.done }).click();
  await expect(page.getByText(words)).toHaveCount(0);
  await page.getByRole('link', { name: staffTexts.reports.statuses.done }).click();
  await expect(page.getByText(words)).toBeVisible();
  expect(complaints.filter((text) => !/status of (404|422)|preloaded using/.test(text))).toEqual(
    [],
  );
});
