import { DEMO_PASSWORD } from '#fixtures/demo-customer.ts';
import type { Page } from '@playwright/test';
import { DEMO_STAFF } from '#fixtures/demo-staff.ts';
import panels from '#locales/en/panels.json' with { type: 'json' };
import payments from '#locales/en/payments.json' with { type: 'json' };
import staff from '#locales/en/staff.json' with { type: 'json' };
import { findingsOf } from './accessibility.ts';
import { sessionCookie } from './customer.ts';
import { expect, hydrated, test } from './panel.ts';
import { giveBack, order, topUp, transfer } from './payer.ts';

// One after the other, so that one server is enough.
test.describe.configure({ mode: 'default' });

/** Everybody knows it, as a demo is. */
/** A dollar and a bit for a thousand, and it takes its time. */
const SLOW = {
  service: 'YouTube views · Advertising · Worldwide · Quick start',
  quantity: 1_000,
  url: 'https://youtu.be/demo-slow00',
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test(
  'what was spent of a payment that goes back is owed, and the next payment pays it',
  {
    tag: '@js',
  },
  async ({ page, context, panelUrl, logInAs, server }) => {
    await logInAs('Odo Owing');
    const payer = { server, context };
    const reference = await topUp(payer, '10');
    await order(payer, SLOW);
    await giveBack(payer, reference);
    const owed = page.getByText(panels.debt.text);
    await expect(async () => {
      await page.goto(`${panelUrl}/finances`);
      await expect(owed).toBeVisible({ timeout: 1_000 });
    }).toPass();
    const title = page.getByText(/^You owe \$\d+\.\d+$/);
    const said = await title.textContent();
    expect(await findingsOf(page, 'main')).toEqual([]);
    await page.goto(`${panelUrl}/add-funds`);
    await hydrated(page);
    await expect(page.getByText(said ?? '', { exact: true })).toBeVisible();

    await topUp(payer, '10');
    for (const place of ['finances', 'add-funds']) {
      await page.goto(`${panelUrl}/${place}`);
      await expect(heading(page)).toBeVisible();
      await expect(owed).toBeHidden();
    }
  },
);

test(
  'a payment above the limit waits for a second person of the staff',
  { tag: '@js' },
  async ({ page, context, browser, panelUrl, logInAs, server }) => {
    await logInAs('Tilda Large');
    const number = await transfer({ server, context }, '1200');
    const desk = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
    const place = { server, host: 'localhost' };
    await desk.context().addCookies([await sessionCookie(place, DEMO_STAFF, DEMO_PASSWORD)]);
    await desk.goto(`${panelUrl}/staff/payments/${number}`);
    await hydrated(desk);
    const approve = desk.getByRole('button', { name: staff.payments.approve.submit, exact: true });
    await approve.click();
    await expect(desk.getByText(`${DEMO_STAFF.name} has approved $`)).toBeVisible();
    expect(await findingsOf(desk, 'main')).toEqual([]);

    await desk.goto(`${panelUrl}/staff/payments/${number}`);
    await expect(desk.getByText('A colleague has to approve this amount as well.')).toBeVisible();
    await expect(approve).toBeHidden();
    await desk.context().close();
    await page.goto(`${panelUrl}/add-funds?invoice=${number}`);
    await expect(heading(page)).toHaveText(payments.outcome.waiting.title);
  },
);
