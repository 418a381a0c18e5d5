import { DEMO_PASSWORD } from '#fixtures/demo-customer.ts';
import { DEMO_STAFF } from '#fixtures/demo-staff.ts';
import orders from '#locales/en/orders.json' with { type: 'json' };
import staff from '#locales/en/staff-trials.json' with { type: 'json' };
import texts from '#locales/en/trials.json' with { type: 'json' };
import { findingsOf } from './accessibility.ts';
import { sessionCookie } from './customer.ts';
import { expect, test } from './panel.ts';

const POST = 'Tell your followers';

test('a quest is begun and proven, staff approve, and the free order is there', async ({
  page,
  panelUrl,
  context,
  server,
  logInAs,
  javaScriptEnabled,
  complaints,
}, { project, retry }) => {
  const name = 'Ida Brook';
  const id = `${project.name}${retry}`.replaceAll(/\W/g, '').padEnd(11, '0').slice(0, 11);
  const look = async () => {
    if (javaScriptEnabled) expect(await findingsOf(page)).toEqual([]);
  };
  await logInAs(name);
  await page.goto(`${panelUrl}/free-trials`);
  await look();
  await page.getByRole('link', { name: POST }).click();
  await expect(page.getByRole('heading', { level: 1, name: POST })).toBeVisible();
  await page.getByRole('button', { name: texts.start.submit }).click();
  const link = page.getByLabel(texts.form.url);
  await expect(link).toBeVisible();
  await look();

  // What is wrong stands at its field, and what was written stays.
  await page.getByLabel(texts.form.proof).fill('https://blog.example/post');
  await link.fill('https://elsewhere.example/video');
  await page.getByRole('button', { name: texts.form.proofSubmit }).click();
  await expect(link).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel(texts.form.proof)).toHaveValue('https://blog.example/post');
  await link.fill(`https://www.youtube.com/watch?v=${id}`);
  await page.getByRole('button', { name: texts.form.proofSubmit }).click();
  await expect(page.getByText(texts.state.in_moderation.title)).toBeVisible();
  await look();

  const own = await context.cookies();
  await context.clearCookies();
  const place = { server, host: 'localhost' };
  await context.addCookies([await sessionCookie(place, DEMO_STAFF, DEMO_PASSWORD)]);
  await page.goto(`${panelUrl}/staff/free-trials?q=status:in_moderation`);
  await look();
  await page.getByRole('row', { name }).first().getByRole('link').click();
  await expect(page.getByRole('link', { name: 'https://blog.example/post' })).toBeVisible();
  await look();
  await page.getByRole('button', { name: staff.approve.submit }).click();
  await expect(page.getByText(texts.status.approved).first()).toBeVisible();

  await context.clearCookies();
  await context.addCookies(own);
  await page.goto(`${panelUrl}/free-trials`);
  await page.getByRole('link', { name: texts.mine.order }).click();
  await expect(page.getByText(orders.freeTrial, { exact: true })).toBeVisible();
  expect(complaints.filter((line) => !/status of 422/.test(line))).toEqual([]);
});
