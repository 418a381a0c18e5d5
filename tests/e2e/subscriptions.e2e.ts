import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import {
  rhythmMs,
  simulatedChannelId,
  simulatedPlatform,
} from '#core/catalogue/video-platform/simulated-platform.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD } from '#fixtures/demo-customer.ts';
import form from '#locales/en/autopromotion.json' with { type: 'json' };
import texts from '#locales/en/subscriptions.json' with { type: 'json' };
import { startServer } from '#tests/harness/start-server.ts';
import { findingsOf } from './accessibility.ts';
import { sessionCookie } from './customer.ts';
import { expect, test } from './panel.ts';
import { topUp } from './payer.ts';

const LATER = pathToFileURL(path.resolve(import.meta.dirname, '../harness/days-later.mjs')).href;
const TEN_MINUTES_MS = 600_000;
const DAY_MS = 86_400_000;

/** A channel that posts every few minutes. */
const BUSY = Array.from({ length: 100 }, (_, at) => `busy-${at}`).find(
  (name) => rhythmMs(simulatedChannelId(name)) <= TEN_MINUTES_MS,
);

/** In how many days it answers: now and then a channel is silent for some minutes. */
async function daysUntilItAnswers(name: string): Promise<number> {
  for (let days = 1; ; days += 1) {
    const later = [0, TEN_MINUTES_MS].map(async (more) => {
      const now = new Date(Date.now() + days * DAY_MS + more);
      return simulatedPlatform({ clock: { now: () => now } }).recentPosts(simulatedChannelId(name));
    });
    if (!(await Promise.all(later)).includes('silent')) return days;
  }
}

const channel = (name: string) => `https://www.youtube.com/@${name}`;

/** The type that is chosen, which has countries as well. */
const boxOf = (page: Page) => page.locator('[data-type-switch]').first();

test('a post that is seen is ordered for, until there were as many as it was for @js', async ({
  page,
  context,
}) => {
  const name = BUSY ?? '';
  const first = await startServer({ keepVar: true });
  const { varFolder, port } = first;
  const panel = `http://localhost:${port}/app`;
  const place = { server: first, host: 'localhost' };
  await context.addCookies([await sessionCookie(place, DEMO_CUSTOMER, DEMO_PASSWORD)]);
  await topUp({ server: first, context }, '20');
  await page.goto(`${panel}/orders/create?type=autopromotion`);
  await page.getByLabel(form.channel.label).fill(channel(name));
  await boxOf(page).check();
  await page.getByLabel(form.limit.label).fill('2');
  await expect(page.getByText('For all 2 posts')).toBeVisible();
  await page.getByRole('button', { name: form.submit }).first().click();
  await expect(page.getByText(texts.posts.none)).toBeVisible();
  const own = page.url();
  await first.stop();

  const days = await daysUntilItAnswers(name);
  const env = { NODE_OPTIONS: `--import ${LATER}`, DAYS_LATER: String(days), PORT: String(port) };
  const later = await startServer({ varFolder, keepVar: false, env });
  try {
    const cookie = await sessionCookie({ ...place, server: later }, DEMO_CUSTOMER, DEMO_PASSWORD);
    await context.addCookies([cookie]);
    await expect(async () => {
      await page.goto(own);
      await expect(page.getByText(texts.over.limit)).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 90_000 });
    expect(await findingsOf(page)).toEqual([]);
    await page.getByRole('link', { name: texts.orders }).click();
    await expect(page.getByRole('row')).toHaveCount(3);
    await page.getByRole('rowheader').getByRole('link').first().click();
    await page.getByRole('link', { name: /^Subscription \d+$/ }).click();
    await expect(page).toHaveURL(own);
  } finally {
    await later.stop();
  }
});

test('a guest fills in the form and goes on with it as a customer, who cancels again', async ({
  page,
  panelUrl,
  logInAs,
  javaScriptEnabled,
  complaints,
}, { project, retry }) => {
  const look = async () => {
    if (javaScriptEnabled) expect(await findingsOf(page)).toEqual([]);
  };
  const show = async () => {
    if (!javaScriptEnabled) await page.getByRole('button', { name: form.services.show }).click();
  };
  await page.goto(`${panelUrl}/orders/create?type=autopromotion`);
  const link = page.getByLabel(form.channel.label);
  await link.fill('https://www.instagram.com/somebody');
  await show();
  await expect(page.getByText('Instagram does not announce new posts')).toBeVisible();
  await look();
  const name = `${project.name}-${retry}`.replaceAll(/\W/g, '-').toLowerCase();
  await link.fill(channel(`${name}-missing`));
  await show();
  await boxOf(page).check();
  await page.getByLabel(form.name.label).fill('Mine');
  await page.getByRole('button', { name: form.guest.login }).first().click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  const kept = new URL(page.url()).searchParams.get('redirect') ?? '';

  await logInAs('Sub Brook');
  await page.goto(`${panelUrl}${kept}`);
  await expect(boxOf(page)).toBeChecked();
  await page.getByRole('button', { name: form.submit }).first().click();
  // What is wrong stands at its field, and what was written stays.
  await expect(link).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel(form.name.label)).toHaveValue('Mine');
  await look();
  await link.fill(channel(name));
  await page.getByRole('button', { name: form.submit }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mine' })).toBeVisible();
  await look();

  await page.goto(`${panelUrl}/subscriptions`);
  await look();
  await page.getByRole('link', { name: 'Mine' }).click();
  await page.getByRole('link', { name: texts.ask }).click();
  await expect(page.getByRole('button', { name: texts.agree })).toBeVisible();
  await look();
  await page.getByRole('button', { name: texts.agree }).click();
  await expect(page.getByText(texts.over.customer)).toBeVisible();
  await expect(page.getByRole('link', { name: texts.ask })).toBeHidden();
  expect(complaints.filter((line) => !/status of 422/.test(line))).toEqual([]);
});
