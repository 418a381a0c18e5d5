import type { Page } from '@playwright/test';
import cards from '#locales/en/cards.json' with { type: 'json' };
import payments from '#locales/en/payments.json' with { type: 'json' };
import { findingsOf } from './accessibility.ts';
import { becomes } from './becomes.ts';
import { expect, hydrated, test } from './panel.ts';
import { linkCard } from './payer.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const main = (page: Page) => page.getByRole('main');

const GOOD = 'Visa •••• 4242';
const REFUSED = 'Visa •••• 0002';
const CONFIRMED = 'Mastercard •••• 3155';
const SILENT = 'American Express •••• 9995';

type Behaviour = keyof typeof payments.sandboxCard.save;

async function expectNoViolations(page: Page, hasScript: boolean | undefined) {
  if (hasScript === false) return;
  expect(await findingsOf(page)).toEqual([]);
}

/** To the sandbox and back, with a test card that behaves so. */
async function addCard(page: Page, behaviour: Behaviour, card: string) {
  await press(page, cards.add.submit);
  await expect(heading(page)).toHaveText(payments.sandboxCard.title);
  await press(page, payments.sandboxCard.save[behaviour].replace('{{card}}', card));
  await expect(main(page)).toContainText(cards.added.saved);
  await expect(main(page).getByRole('listitem').filter({ hasText: card })).toBeVisible();
}

/** Where the card's answer leads, and what is said there once it is known. */
async function ends(page: Page, title: string) {
  // A reload before that would take the form's answer away.
  await expect(page).toHaveURL(/\/add-funds\/(?:success|error)\b/);
  await becomes(page, title);
}

/** Both steps, by a way of paying. */
async function pay(page: Page, { panelUrl, hasScript, by }: PayBy) {
  await page.goto(`${panelUrl}/add-funds?amount=10`);
  if (hasScript !== false) await hydrated(page);
  await page.getByRole('radio', { name: by, exact: true }).check();
  await press(page, payments.step.next);
  await expect(main(page)).toContainText(`${payments.total.pay}$10.29`);
}

interface PayBy {
  panelUrl: string;
  hasScript: boolean | undefined;
  by: string;
}

test('a card is refused, left and saved at its gateway, and removed again', async ({
  page,
  panelUrl,
  logInAs,
  javaScriptEnabled: hasScript,
}) => {
  await logInAs('Cara Plastic');
  await page.goto(`${panelUrl}/finances/cards`);
  await expect(main(page)).toContainText(cards.empty.title);
  await press(page, cards.add.submit);
  await press(page, payments.sandboxCard.decline);
  await expect(main(page)).toContainText(cards.added.failed);
  await press(page, cards.add.submit);
  await page.getByRole('link', { name: /^Back to/ }).click();
  await expect(main(page)).toContainText(cards.added.left);
  await addCard(page, 'accept', GOOD);
  await addCard(page, 'refuse', REFUSED);
  await expectNoViolations(page, hasScript);

  await page.getByRole('button', { name: `${cards.makeDefault} ${REFUSED}` }).click();
  await expect(main(page).getByRole('listitem').first()).toContainText(REFUSED);
  await page.getByRole('link', { name: `${cards.remove} ${REFUSED}` }).click();
  await expect(page.getByRole('dialog')).toContainText(REFUSED);
  await expectNoViolations(page, hasScript);
  await press(page, cards.removing.agree);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(main(page).getByRole('listitem')).toHaveCount(1);
  await expect(main(page).getByText(cards.default, { exact: true })).toBeVisible();
});

test('a linked card pays once, says why it does not, and is confirmed where it has to be', async ({
  page,
  context,
  server,
  panelUrl,
  logInAs,
  javaScriptEnabled: hasScript,
}) => {
  await logInAs('Paul Plastic');
  for (const behaviour of ['accept', 'refuse', 'confirm', 'silence'] as const) {
    await linkCard({ server, context }, behaviour);
  }
  await pay(page, { panelUrl, hasScript, by: GOOD });
  await page.getByRole('button', { name: payments.pay, exact: true }).dblclick();
  await ends(page, payments.outcome.paid.title);
  await expect(main(page)).toContainText(GOOD);
  await pay(page, { panelUrl, hasScript, by: REFUSED });
  await press(page, payments.pay);
  await ends(page, payments.outcome.failed.title);
  await expect(main(page)).toContainText(payments.reason.declined);
  await pay(page, { panelUrl, hasScript, by: CONFIRMED });
  await press(page, payments.pay);
  await expect(heading(page)).toHaveText(payments.sandbox.title);
  await press(page, payments.sandbox.decision.approve);
  await ends(page, payments.outcome.paid.title);
  await pay(page, { panelUrl, hasScript, by: SILENT });
  await press(page, payments.pay);
  await expect(heading(page)).toHaveText(payments.outcome.unknown.title);
  await expect(page.getByRole('link', { name: payments.another })).toBeHidden();
  await page.goto(`${panelUrl}/finances`);
  await expect(page.getByRole('banner')).toContainText('$20.00');
});

test('automatic top-up is refused without room for its fee, and switched on with it', async ({
  page,
  panelUrl,
  logInAs,
  javaScriptEnabled: hasScript,
}) => {
  await logInAs('Otto Full');
  await page.goto(`${panelUrl}/finances/cards`);
  await expect(main(page)).toContainText(cards.automatic.needsCard);
  await addCard(page, 'accept', GOOD);
  await page.getByRole('switch', { name: cards.automatic.enabled }).check({ force: true });
  await page.getByLabel(cards.automatic.amount).fill('20');
  await page.getByLabel(cards.automatic.ceiling).fill('20');
  await press(page, cards.automatic.save);
  await expect(page.getByLabel(cards.automatic.ceiling)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel(cards.automatic.amount)).toHaveValue('20');
  await expectNoViolations(page, hasScript);
  await page.getByLabel(cards.automatic.ceiling).fill('50');
  await press(page, cards.automatic.save);
  await expect(async () => {
    await page.goto(`${panelUrl}/finances/cards`);
    await expect(page.getByRole('switch')).toBeChecked({ timeout: 1000 });
  }).toPass();
  await expect(page.getByLabel(cards.automatic.ceiling)).toHaveValue('50');
  await page.getByRole('link', { name: `${cards.remove} ${GOOD}` }).click();
  await expect(page.getByRole('dialog')).toContainText(cards.removing.automatic);
});
