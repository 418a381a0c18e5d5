import type { Page } from '@playwright/test';
import texts from '#locales/en/accounts.json' with { type: 'json' };
import errorTexts from '#locales/en/errors.json' with { type: 'json' };
import serverTexts from '#locales/en/server.json' with { type: 'json' };
import { sessionCookieName } from '#app/lib/session/session.server.ts';
import { findingsOf } from './accessibility.ts';
import { PASSWORD } from './customer.ts';
import { expect, hydrated, test } from './panel.ts';

const { passkeys } = texts;

const card = (page: Page) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: passkeys.title, exact: true }) });

/** A device of the browser that verifies its user, or does not want to. */
async function plugIn(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true },
      automaticPresenceSimulation: true,
    },
  });
  return {
    verify: (isUserVerified: boolean) =>
      client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

/** From the next page on, only the button asks. */
const offersNothing = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });

async function add(page: Page) {
  await card(page).getByLabel(texts.field.currentPassword).last().fill(PASSWORD);
  await card(page).getByRole('button', { name: passkeys.add }).click();
}

async function remove(page: Page, password: string) {
  const list = card(page);
  const opener = list.locator('summary', { hasText: passkeys.remove });
  const button = list.getByRole('button', { name: passkeys.remove });
  if (!(await button.isVisible())) await opener.click();
  await list.getByLabel(texts.field.currentPassword).first().fill(password);
  await button.click();
}

test(
  'a passkey is added, logs its owner in and is removed',
  { tag: '@js' },
  async ({ page, panelUrl, logInAs }) => {
    const device = await plugIn(page);
    await logInAs('Pia Lockhart');
    await page.goto(`${panelUrl}/account-management`);
    await hydrated(page);
    await expect(card(page).getByText(passkeys.emptyTitle)).toBeVisible();

    await device.verify(false);
    await add(page);
    await expect(card(page).getByRole('alert')).toContainText(passkeys.making.canceled);
    await device.verify(true);
    await card(page).getByRole('button', { name: passkeys.again }).click();
    await expect(page.getByText(serverTexts.flash.passkeyAdded)).toBeVisible();
    const name = card(page).getByRole('heading', { level: 3 });
    await expect(name).toHaveText('Chrome on Linux');
    expect(await findingsOf(page, 'main')).toEqual([]);

    await page.context().clearCookies({ name: sessionCookieName(false) });
    // The browser offers it beside what it fills in, and this device takes every offer.
    await page.goto(`${panelUrl}/login?redirect=%2Faccount-management`);
    await expect(page).toHaveURL(`${panelUrl}/account-management`);
    await offersNothing(page);
    await page.context().clearCookies({ name: sessionCookieName(false) });
    await page.goto(`${panelUrl}/login?redirect=%2Faccount-management`);
    await page.getByRole('button', { name: passkeys.login }).click();
    await expect(page).toHaveURL(`${panelUrl}/account-management`);
    await expect(card(page).getByText(/^.*Last used/)).toBeVisible();

    await remove(page, 'another one');
    await expect(card(page).getByText(errorTexts.field.wrong_password).first()).toBeVisible();
    await remove(page, PASSWORD);
    await expect(page.getByText(serverTexts.flash.passkeyRemoved)).toBeVisible();

    // What the device still has opens nothing, and what was written in the form stays.
    await page.context().clearCookies({ name: sessionCookieName(false) });
    await device.verify(false);
    await page.goto(`${panelUrl}/login`);
    await page.getByLabel(texts.field.email).fill('pia@mail.example');
    await page.getByRole('button', { name: passkeys.login }).click();
    await expect(page.getByRole('alert')).toContainText(passkeys.showing.canceled);
    await device.verify(true);
    await page.getByRole('button', { name: passkeys.login }).click();
    await expect(page.getByRole('alert')).toContainText(errorTexts.field.wrong_passkey);
    await expect(page.getByLabel(texts.field.email)).toHaveValue('pia@mail.example');
    expect(await findingsOf(page, 'main')).toEqual([]);
  },
);

test(
  'without scripts, the page says what adding one needs, and the login offers none',
  { tag: ['@no-js', '@drawn'] },
  async ({ page, panelUrl, logInAs }) => {
    await page.goto(`${panelUrl}/login`);
    await expect(page.getByText(passkeys.login)).toBeHidden();
    await logInAs('Pia Plain');
    await page.goto(`${panelUrl}/account-management`);
    await expect(card(page).getByText(passkeys.wantsScripts)).toBeVisible();
    await expect(card(page).getByRole('button', { name: passkeys.add })).toBeHidden();
  },
);
