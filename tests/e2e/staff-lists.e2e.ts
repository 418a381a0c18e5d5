import type { BrowserContext } from '@playwright/test';
import { DEMO_PASSWORD } from '#fixtures/demo-customer.ts';
import { DEMO_OWNER } from '#fixtures/demo-owner.ts';
import audit from '#locales/en/audit.json' with { type: 'json' };
import lists from '#locales/en/lists.json' with { type: 'json' };
import services from '#locales/en/services.json' with { type: 'json' };
import { findingsOf } from './accessibility.ts';
import type { PanelAddress } from './common-scene.ts';
import { sessionCookie } from './customer.ts';
import { expect, test } from './panel.ts';

async function enterAsOwner(context: BrowserContext, server: PanelAddress) {
  const place = { server, host: 'localhost' };
  await context.addCookies([await sessionCookie(place, DEMO_OWNER, DEMO_PASSWORD)]);
}

test('staff choose the columns of a list, and a search that they keep has them', async ({
  page,
  panelUrl,
  context,
  server,
  complaints,
}, { project, retry }) => {
  const { column } = services;
  const name = `Streams ${project.name} ${retry}`;
  const head = (title: string) => page.getByRole('columnheader', { name: title });
  const choices = page.getByRole('group', { name: lists.columns.label });
  const open = (title: string) => page.getByText(title, { exact: true }).click();
  await enterAsOwner(context, server);
  await page.goto(`${panelUrl}/staff/services?q=is:on`);
  await expect(head(column.limits)).toBeVisible();
  await expect(head(column.changed)).toHaveCount(0);

  await open(lists.columns.title);
  // What a row is cannot be left out.
  await expect(choices.getByLabel(column.service)).toBeDisabled();
  await choices.getByLabel(column.limits).uncheck();
  await choices.getByLabel(column.changed).check();
  await page.getByRole('button', { name: lists.columns.submit }).click();
  await expect(page).toHaveURL(/q=is%3Aon&columns=service%2C.*changed$/);
  await expect(head(column.limits)).toHaveCount(0);
  await expect(head(column.changed)).toBeVisible();

  await open(lists.views.keep);
  await page.getByLabel(lists.views.name).fill(name);
  await page.getByRole('button', { name: lists.views.submit }).click();
  const kept = page.getByRole('link', { name });
  await expect(kept).toHaveAttribute('aria-current', 'true');

  // They stay for whoever chose them, until they want the usual ones.
  await page.goto(`${panelUrl}/staff/services`);
  await expect(head(column.changed)).toBeVisible();
  await open(lists.columns.title);
  await page.getByRole('button', { name: lists.columns.usual }).click();
  await expect(head(column.limits)).toBeVisible();
  await expect(page).toHaveURL(/\/staff\/services$/);

  await kept.click();
  await expect(head(column.changed)).toBeVisible();
  await expect(head(column.limits)).toHaveCount(0);
  await open(lists.views.keep);
  const own = page.getByRole('listitem').filter({ hasText: name });
  await own.getByRole('button', { name: lists.views.forget }).click();
  await expect(kept).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('the key that sends presses the button that somebody has gone on to @js', async ({
  page,
  panelUrl,
  context,
  server,
}) => {
  const address = page.getByRole('columnheader', { name: audit.column.address });
  await enterAsOwner(context, server);
  await page.goto(`${panelUrl}/staff/audit?columns=address`);
  await expect(address).toBeVisible();
  await page.getByText(lists.columns.title, { exact: true }).click();
  await page.getByRole('button', { name: lists.columns.usual }).press('Control+Enter');
  await expect(address).toHaveCount(0);
});

const LISTS = [
  ...[
    'orders',
    'orders/all',
    'deliveries',
    'payments',
    'payments/all',
    'documents',
    'withdrawals',
    'withdrawals/all',
    'payouts',
    'identity',
    'identity/all',
    'reports',
    'reviews',
    'free-trials',
    'tasks',
  ],
  ...[
    'support',
    'customers',
    'services',
    'providers',
    'catalogue',
    'mails',
    'jobs',
    'audit',
    'webhooks',
  ],
];

test('no list of staff has a fault that axe knows, wide or narrow @js', async ({
  page,
  panelUrl,
  context,
  server,
}) => {
  await enterAsOwner(context, server);
  for (const [at, path] of LISTS.entries()) {
    await page.goto(`${panelUrl}/staff/${path}`);
    for (const title of [lists.views.keep, lists.columns.title]) {
      const part = page.getByRole('main').getByText(title, { exact: true });
      if ((await part.count()) > 0) await part.click();
    }
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect.soft(overflow, `${path}, ${width} px`).toBeLessThanOrEqual(0);
      // They are one component: on a phone a third of them say what the others would.
      if (width < 400 && at % 3 > 0) continue;
      expect.soft(await findingsOf(page, 'main'), `${path}, ${width} px`).toEqual([]);
    }
  }
});
