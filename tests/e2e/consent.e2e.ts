import type { Locator, Page } from '@playwright/test';
import { CONSENT_COOKIE } from '#app/lib/session/consent.ts';
import { findingsOf } from './accessibility.ts';
import { expect, test } from './panel.ts';

test.use({ consent: '' });

function banner(page: Page): Locator {
  return page.getByRole('region', { name: 'Your cookies, your choice' });
}

function question(page: Page, name: string): Locator {
  return page.getByRole('group', { name });
}

async function answers(page: Page): Promise<Record<string, string>> {
  const cookies = await page.context().cookies();
  const cookie = cookies.find(({ name }) => name === CONSENT_COOKIE);
  return Object.fromEntries(new URLSearchParams(decodeURIComponent(cookie?.value ?? '')));
}

async function openSettings(page: Page): Promise<void> {
  await banner(page).locator('summary').click();
  await expect(question(page, 'Analytics')).toBeVisible();
}

for (const [name, answer] of [
  ['Accept all', 'granted'],
  ['Reject all', 'denied'],
] as const) {
  test(`“${name}” answers both questions and is not asked again`, async ({
    page,
    panelUrl,
    complaints,
  }) => {
    await page.goto(`${panelUrl}/about?a=1`);
    await banner(page).getByRole('button', { name }).click();
    await expect(banner(page)).toBeHidden();
    await expect(page).toHaveURL(`${panelUrl}/about?a=1`);
    expect(await answers(page)).toEqual({ analytics: answer, advertising: answer });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner(page)).toBeHidden();
    expect(complaints).toEqual([]);
  });
}

test('on a phone the question leaves the page its room @js', async ({ page, panelUrl }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of ['', '/de', '/ru', '/hi_IN', '/ja']) {
    await page.goto(`${panelUrl}${language}/about`);
    const box = await page.locator('form[action$="/consent"]').boundingBox();
    expect(box?.height, language).toBeLessThan(844 / 5);
  }
});

test('in a window of a few lines it takes half at most @drawn', async ({ page, panelUrl }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(`${panelUrl}/about`);
  const box = await page.locator('form[action$="/consent"]').boundingBox();
  expect(box?.height).toBeLessThanOrEqual(128);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('each question has an answer of its own', async ({ page, panelUrl, complaints }) => {
  await page.goto(panelUrl);
  await openSettings(page);
  await question(page, 'Analytics').getByLabel('Allow', { exact: true }).check();
  await question(page, 'Advertising').getByLabel('Do not allow').check();
  await banner(page).getByRole('button', { name: 'Save' }).click();
  await expect(banner(page)).toBeHidden();
  expect(await answers(page)).toEqual({ analytics: 'granted', advertising: 'denied' });
  expect(complaints).toEqual([]);
});

test('Save and Reset wait for both answers @js', async ({ page, panelUrl }) => {
  await page.goto(panelUrl);
  await openSettings(page);
  const save = banner(page).getByRole('button', { name: 'Save' });
  const reset = banner(page).getByRole('button', { name: 'Reset' });
  await expect(save).toBeDisabled();
  await question(page, 'Analytics').getByLabel('Do not allow').check();
  await expect(save).toBeDisabled();
  await expect(reset).toBeDisabled();
  await question(page, 'Advertising').getByLabel('Do not allow').check();
  await expect(save).toBeEnabled();
  await reset.click();
  await expect(save).toBeDisabled();
  await expect(banner(page).getByRole('radio', { checked: true })).toHaveCount(0);
});

test('closing the settings forgets what was chosen in them @js', async ({ page, panelUrl }) => {
  await page.goto(panelUrl);
  await openSettings(page);
  await expect(banner(page).getByRole('button', { name: 'Save' })).toBeDisabled();
  await question(page, 'Analytics').getByLabel('Do not allow').check();
  await page.keyboard.press('Escape');
  await expect(question(page, 'Analytics')).toBeHidden();
  await expect(banner(page).locator('summary')).toBeFocused();
  await openSettings(page);
  await expect(banner(page).getByRole('radio', { checked: true })).toHaveCount(0);
  expect(await answers(page)).toEqual({});
});

test('without a script a missing answer is refused at its question @no-js', async ({
  page,
  panelUrl,
}) => {
  await page.goto(`${panelUrl}/about?a=1`);
  await openSettings(page);
  await question(page, 'Analytics').getByLabel('Allow', { exact: true }).check();
  await banner(page).getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(`${panelUrl}/consent`);
  await expect(question(page, 'Analytics').getByLabel('Allow', { exact: true })).toBeChecked();
  await expect(question(page, 'Analytics').getByRole('alert')).toHaveCount(0);
  await expect(question(page, 'Advertising').getByRole('alert')).toHaveText('Choose one option.');
  expect(await answers(page)).toEqual({});
  await question(page, 'Advertising').getByLabel('Allow', { exact: true }).check();
  await page.getByRole('main').getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(`${panelUrl}/about?a=1`);
  await expect(banner(page)).toBeHidden();
});

test('the footer opens the questions again, with what was answered', async ({
  page,
  panelUrl,
  javaScriptEnabled,
}) => {
  await page.goto(`${panelUrl}/about`);
  await banner(page).getByRole('button', { name: 'Reject all' }).click();
  await expect(banner(page)).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
  const denied = question(page, 'Advertising').getByLabel('Do not allow');
  await expect(denied).toBeChecked();
  if (javaScriptEnabled === false) await expect(page).toHaveURL(/\/consent\?returnTo=%2Fabout$/);
  else await expect(page).toHaveURL(`${panelUrl}/about`);
  await question(page, 'Advertising').getByLabel('Allow', { exact: true }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(`${panelUrl}/about`);
  await expect(denied).toBeHidden();
  expect(await answers(page)).toEqual({ analytics: 'denied', advertising: 'granted' });
});

test('Escape leaves the questions that were opened again as they were @js', async ({
  page,
  panelUrl,
}) => {
  await page.goto(panelUrl);
  await banner(page).getByRole('button', { name: 'Accept all' }).click();
  await expect(banner(page)).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
  await expect(banner(page).getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(banner(page)).toBeHidden();
  expect(await answers(page)).toEqual({ analytics: 'granted', advertising: 'granted' });
});

test('the banner hides neither the end of a page nor what has the focus @js', async ({
  page,
  panelUrl,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(panelUrl);
  const last = page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' });
  await last.focus();
  const [link, question] = [await last.boundingBox(), await banner(page).boundingBox()];
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(question?.y ?? 0);
});

test('the questions are accessible in both themes and sizes @js', async ({ page, panelUrl }) => {
  await page.goto(`${panelUrl}/about`);
  await openSettings(page);
  for (const [colorScheme, width] of [
    ['light', 390],
    ['light', 1440],
    ['dark', 1440],
    ['dark', 390],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    expect(await findingsOf(page), `${colorScheme}, ${width} px`).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide, `${colorScheme}, ${width} px`).toBe(false);
  }
});
