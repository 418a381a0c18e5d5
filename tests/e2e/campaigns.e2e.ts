import texts from '#locales/en/campaigns.json' with { type: 'json' };
import errors from '#locales/en/errors.json' with { type: 'json' };
import plans from '#locales/en/plans.json' with { type: 'json' };
import { findingsOf } from './accessibility.ts';
import { expect, test } from './panel.ts';

// Without a script: tests/server/campaigns.test.ts.
test('a plan is tried, and a campaign is created, measured, changed and deleted @js', async ({
  page,
  panelUrl,
  logInAs,
  complaints,
}) => {
  const look = async () => expect(await findingsOf(page, 'main')).toEqual([]);
  await logInAs('Petra Brook');
  await page.goto(`${panelUrl}/youtube-campaign`);
  await expect(page.getByText(texts.noPlan.title)).toBeVisible();
  await look();
  await page.getByRole('link', { name: texts.plans }).click();
  await expect(page.getByRole('button', { name: plans.choose.trial }).first()).toBeVisible();
  await look();
  await page.getByRole('button', { name: plans.choose.trial }).first().click();
  await expect(page.getByText(plans.status.trial, { exact: true })).toBeVisible();
  await look();

  await page.goto(`${panelUrl}/youtube-campaign`);
  await page.getByRole('link', { name: texts.new }).click();
  const url = page.getByLabel(texts.form.url);
  const keywords = page.getByRole('textbox', { name: texts.form.keywords });
  await url.fill('https://www.youtube.com/feed/trending');
  await keywords.fill('glaze a bowl\nceladon glaze');
  await expect(page.getByText('2 of 15 used')).toBeVisible();
  await page.getByRole('button', { name: texts.form.submit }).click();
  // What is wrong stands at its field, and what was written stays.
  await expect(url).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(errors.field.not_searched).first()).toBeVisible();
  await expect(keywords).toHaveValue(/celadon glaze/);
  await look();
  await url.fill('https://www.youtube.com/watch?v=gLaZe5BowL9');
  await page.getByRole('button', { name: texts.form.submit }).click();
  await expect(page.getByRole('heading', { name: texts.positions.title })).toBeVisible();

  await expect(async () => {
    await page.reload();
    await expect(page.getByText(texts.measuring)).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('row', { name: 'celadon glaze' })).toBeVisible();
  await look();
  await page.getByRole('button', { name: texts.pause }).click();
  await expect(page.getByRole('button', { name: texts.activate })).toBeVisible();
  await page.getByText(texts.change.title, { exact: true }).click();
  await keywords.fill('raku firing');
  await page.getByRole('button', { name: texts.change.submit }).click();
  await expect(page.getByText(texts.positions.removed).first()).toBeVisible();
  await look();

  await page.goto(`${panelUrl}/youtube-campaign`);
  await expect(page.getByText('0 of 15 keywords tracked')).toBeVisible();
  await look();
  await page.getByRole('row').getByRole('link').first().click();
  await page.getByText(texts.delete.title, { exact: true }).first().click();
  await page.getByRole('button', { name: texts.delete.title }).click();
  await expect(page.getByText(texts.empty.title)).toBeVisible();
  expect(complaints.filter((line) => !/status of 422/.test(line))).toEqual([]);
});
