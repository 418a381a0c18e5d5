import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { languageBase } from '#app/lib/i18n/languages.ts';
import { sessionCookieName } from '#app/lib/session/session.server.ts';
import type accountTexts from '#locales/en/accounts.json';
import type formTexts from '#locales/en/forms.json';
import mailTexts from '#locales/en/mail.json' with { type: 'json' };
import type serverTexts from '#locales/en/server.json';
import type { Mails } from './common-scene.ts';
import { addressOf, lastLink } from './customer.ts';
import { expect, hydrated, test } from './panel.ts';

type Language = 'en' | 'de';

const read = (language: Language, namespace: string): unknown =>
  JSON.parse(
    readFileSync(new URL(`../../locales/${language}/${namespace}.json`, import.meta.url), 'utf8'),
  );

function textsOf(language: Language) {
  return {
    accounts: read(language, 'accounts') as typeof accountTexts, // Each language has the keys of English.
    server: read(language, 'server') as typeof serverTexts,
  };
}

type Texts = ReturnType<typeof textsOf>;

const FIRST = 'seven quiet harbours';
const SECOND = 'eleven patient lanterns';
const THIRD = 'nine unhurried meadows';

/** What stands in a page without a script; with one the browser works for itself. */
async function answerPicture(page: Page, { accounts }: Texts) {
  const answer = page.getByLabel(accounts.captcha.label);
  if ((await answer.count()) === 0) return;
  const hint = await page.locator('[id$="captcha_answer-description"]').innerText();
  const [first = 0, second = 0] = [...hint.matchAll(/\d+/g)].map(Number);
  await answer.fill(String(first + second));
}

const field = (page: Page | Locator, label: string) => page.getByLabel(label, { exact: true });

interface Visitor {
  page: Page;
  hasScripts: boolean;
  texts: Texts;
  base: string;
  mails: Mails;
}

async function fillIn({ page, texts, base }: Omit<Visitor, 'mails' | 'hasScripts'>, email: string) {
  const { accounts } = texts;
  await page.goto(`${base}/register?redirect=%2Fabout`);
  await field(page, accounts.field.email).fill('ada');
  await page.getByRole('button', { name: accounts.register.submit }).click();
  await expect(page.getByRole('alert')).toContainText(accounts.field.email);
  await expect(field(page, accounts.field.email)).toHaveValue('ada');
  await field(page, accounts.field.name).fill('Ada Brook');
  await field(page, accounts.field.email).fill(email);
  await field(page, accounts.field.password).fill(FIRST);
  await field(page, accounts.field.passwordAgain).fill(FIRST);
  await page.getByRole('checkbox').check();
  await answerPicture(page, texts);
  await page.getByRole('button', { name: accounts.register.submit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(accounts.register.sent);
}

async function register(visitor: Visitor, email: string) {
  const { page, texts, base, mails, hasScripts } = visitor;
  await fillIn(visitor, email);
  await page.goto(await lastLink(mails, email));
  // The browser that registered goes on by itself where it can.
  if (!hasScripts) {
    await page.getByRole('button', { name: texts.accounts.confirm.submit }).click();
  }
  await expect(page).toHaveURL(`${base}/about`);
  await expect(page.getByText(texts.server.flash.signedUp)).toBeVisible();
  // The mail opened once more leads to the account that it has opened.
  await page.goto(await lastLink(mails, email));
  await expect(page).toHaveURL(`${base}/dashboard`);
  await page.context().clearCookies({ name: sessionCookieName(false) });
}

async function logIn({ page, texts }: Visitor, email: string, password: string) {
  const { accounts } = texts;
  await field(page, accounts.field.email).fill(email);
  await field(page, accounts.field.password).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: accounts.login.submit, exact: true })
    .click();
}

async function resetPassword({ page, texts, base, mails }: Visitor, email: string) {
  const { accounts } = texts;
  await page.goto(`${base}/login`);
  await page.getByRole('link', { name: accounts.login.forgotten }).click();
  await expect(page).toHaveURL(`${base}/password/reset`);
  await expect(page.getByRole('button', { name: accounts.reset.ask })).toBeVisible();
  await field(page, accounts.field.email).fill(email);
  await answerPicture(page, texts);
  const seen = (await mails()).length;
  await page.getByRole('button', { name: accounts.reset.ask }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(accounts.reset.sent);
  await page.goto(await lastLink(mails, email, seen));
  await field(page, accounts.field.newPassword).fill('password1');
  await field(page, accounts.field.passwordAgain).fill('password1');
  await page.getByRole('button', { name: accounts.reset.set }).click();
  await expect(page.getByRole('alert')).toContainText(accounts.field.newPassword);
  await field(page, accounts.field.newPassword).fill(THIRD);
  await field(page, accounts.field.passwordAgain).fill(THIRD);
  await page.getByRole('button', { name: accounts.reset.set }).click();
  await expect(page.getByText(texts.server.flash.passwordReset)).toBeVisible();
}

async function changeProfile({ page, texts, base, mails }: Visitor, email: string) {
  const { accounts, server } = texts;
  await page.goto(`${base}/profile`);
  await field(page, accounts.field.name).fill('Ada Rivers');
  await field(page, 'Telegram').fill('ada_rivers');
  await page.getByRole('button', { name: accounts.save }).first().click();
  await expect(page.getByText(server.flash.saved)).toBeVisible();
  await expect(field(page, 'Telegram')).toHaveValue('ada_rivers');
  const forms = page.locator('form[id]');
  const ofEmail = forms.and(page.locator('#email'));
  const next = email.replace('@', '.new@');
  await field(ofEmail, accounts.field.newEmail).fill(next);
  await field(ofEmail, accounts.field.currentPassword).fill('wrong');
  await page.getByRole('button', { name: accounts.email.submit }).click();
  await expect(page.getByRole('alert')).toContainText(accounts.field.currentPassword);
  await expect(field(ofEmail, accounts.field.newEmail)).toHaveValue(next);
  await field(ofEmail, accounts.field.currentPassword).fill(FIRST);
  await page.getByRole('button', { name: accounts.email.submit }).click();
  await expect(page.getByText(server.flash.emailLinkSent)).toBeVisible();
  await page.goto(await lastLink(mails, next));
  await page.getByRole('button', { name: accounts.confirm.submit }).click();
  await expect(page.getByText(server.flash.emailConfirmed)).toBeVisible();
  const ofPassword = forms.and(page.locator('#change-password'));
  await field(ofPassword, accounts.field.currentPassword).fill(FIRST);
  await field(ofPassword, accounts.field.newPassword).fill(SECOND);
  await field(ofPassword, accounts.field.passwordAgain).fill(SECOND);
  await page.getByRole('button', { name: accounts.reset.set }).click();
  await expect(page.getByText(server.flash.passwordChanged)).toBeVisible();
  return next;
}

/** Sets the second factor up and answers what shows its codes, and the recovery codes. */
async function enableTwoFactor({ page, texts }: Visitor) {
  const { accounts } = texts;
  await page.getByRole('link', { name: accounts.security.title }).click();
  const first = page.locator('#two-factor');
  await field(first, accounts.field.currentPassword).fill(SECOND);
  await first.getByRole('button', { name: accounts.twoFactor.start }).click();
  await expect(page.getByRole('img', { name: accounts.twoFactor.picture })).toBeVisible();
  const secret = await field(page, accounts.twoFactor.secret).inputValue();
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  const second = page.locator('#two-factor-code');
  await field(second, accounts.field.code).fill('12345x');
  await second.getByRole('button', { name: accounts.twoFactor.enable }).click();
  await expect(page.getByRole('alert')).toContainText(accounts.field.code);
  await expect(field(page, accounts.twoFactor.secret)).toHaveValue(secret);
  await field(second, accounts.field.code).fill(app.generate());
  await second.getByRole('button', { name: accounts.twoFactor.enable }).click();
  await expect(page.getByText(accounts.twoFactor.codesTitle)).toBeVisible();
  const codes = (await field(page, accounts.twoFactor.allCodes).inputValue()).split(' ');
  return { app, codes };
}

async function passSecondStep({ page, texts }: Visitor, code: string) {
  const { accounts } = texts;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(accounts.code.title);
  await field(page, accounts.field.code).fill(code);
  await page.getByRole('button', { name: accounts.code.submit }).click();
}

/** A new address is asked for with a code as well, and what was typed stays where it is wrong. */
async function proveForAddress({ page, texts, base }: Visitor, email: string, code: string) {
  const { accounts, server } = texts;
  await page.goto(`${base}/profile`);
  const form = page.locator('#email');
  const next = email.replace('@', '.later@');
  for (const typed of ['12345x', code]) {
    await field(form, accounts.field.newEmail).fill(next);
    await field(form, accounts.field.currentPassword).fill(THIRD);
    await field(form, accounts.field.code).fill(typed);
    await form.getByRole('button', { name: accounts.email.submit }).click();
    if (typed === code) continue;
    await expect(page.getByRole('alert')).toContainText(accounts.field.code);
    await expect(field(form, accounts.field.newEmail)).toHaveValue(next);
  }
  await expect(page.getByText(server.flash.emailLinkSent)).toBeVisible();
}

/** Takes the data out and deletes the account, in vain at first. */
async function leaveForGood({ page, texts, base }: Visitor, email: string, codes: string[]) {
  const { accounts } = texts;
  await page.goto(`${base}/account-management`);
  const ofExport = page.locator('#export');
  const download = ofExport.getByRole('button', { name: accounts.export.submit });
  const [ofFile = '', code = ''] = codes;
  const prove = async (password: string, typed: string) => {
    await field(ofExport, accounts.field.currentPassword).fill(password);
    await field(ofExport, accounts.field.code).fill(typed);
  };
  await prove('wrong', ofFile);
  await download.click();
  await expect(page.getByRole('alert')).toContainText(accounts.field.currentPassword);
  await prove(THIRD, '12345x');
  await download.click();
  await expect(page.getByRole('alert')).toContainText(accounts.field.code);
  await prove(THIRD, ofFile);
  const file = page.waitForEvent('download');
  await download.click();
  const kept = readFileSync(await (await file).path(), 'utf8');
  expect(JSON.parse(kept)).toMatchObject({ customer: { email } });
  const ofDeletion = page.locator('#delete');
  const remove = ofDeletion.getByRole('button', { name: accounts.deletion.title });
  await expect(ofDeletion).toContainText(accounts.deletion.orders);
  await remove.click();
  await expect(ofDeletion.getByRole('alert')).toContainText(accounts.deletion.sure);
  await field(ofDeletion, accounts.field.currentPassword).fill(THIRD);
  await field(ofDeletion, accounts.field.code).fill(code);
  await ofDeletion.getByRole('checkbox').check();
  await remove.click();
  await expect(page).toHaveURL(`${base}/account-deleted`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(accounts.gone.title);
  await page.goto(`${base}/login`);
}

async function logOutEverywhere({ page, texts, base }: Visitor) {
  const { accounts, server } = texts;
  await expect(page.getByText(accounts.security.here)).toBeVisible();
  await page.getByRole('button', { name: accounts.security.everywhere }).click();
  await expect(page).toHaveURL(`${base}/login`);
  await expect(page.getByText(server.flash.loggedOut)).toBeVisible();
  await page.goto(`${base}/profile`);
  await expect(page).toHaveURL(`${base}/login?redirect=%2Fprofile`);
}

for (const { language, tag } of [
  { language: 'en', tag: '@js' },
  { language: 'de', tag: '@no-js' },
] as const) {
  test(`an account from its beginning to its end, in ${language} ${tag}`, async ({
    page,
    server,
    mails,
    complaints,
  }) => {
    const base = `http://localhost:${server.port}${languageBase(language)}`;
    const hasScripts = tag === '@js';
    const visitor = { page, hasScripts, texts: textsOf(language), base, mails };
    const email = addressOf('Ada');
    await register(visitor, email);
    await page.goto(`${base}/orders?page=2`);
    await expect(page).toHaveURL(`${base}/login?redirect=%2Forders%3Fpage%3D2`);
    await logIn(visitor, email, 'not the password');
    await expect(page.getByRole('alert')).toContainText(visitor.texts.accounts.field.password);
    await logIn(visitor, email, FIRST);
    await expect(page).toHaveURL(`${base}/orders?page=2`);
    const next = await changeProfile(visitor, email);
    const { app, codes } = await enableTwoFactor(visitor);
    await logOutEverywhere(visitor);
    await resetPassword(visitor, next);
    await logIn(visitor, next, THIRD);
    await passSecondStep(visitor, 'not a code');
    await expect(page.getByRole('alert')).toContainText(visitor.texts.accounts.field.code);
    // A code of this half minute may have been used; that of the next counts already.
    await passSecondStep(visitor, app.generate({ timestamp: Date.now() + 30_000 }));
    await expect(page).toHaveURL(base);
    await proveForAddress(visitor, next, codes[1] ?? '');
    await leaveForGood(visitor, next, [codes[2] ?? '', codes[0] ?? '']);
    await logIn(visitor, next, THIRD);
    await expect(page.getByRole('alert')).toContainText(visitor.texts.accounts.field.password);
    // Chromium itself notes the status of a form that is refused.
    expect(complaints.filter((line) => !/status of 422/.test(line))).toEqual([]);
  });
}

test('a link opened in another browser asks for the password, and logs in with it', async ({
  page,
  browser,
  server,
  mails,
}) => {
  const base = `http://localhost:${server.port}/app`;
  const texts = textsOf('en');
  const { accounts } = texts;
  const email = addressOf('Ida');
  await fillIn({ page, texts, base }, email);
  const another = await browser.newContext({ javaScriptEnabled: false });
  const there = await another.newPage();
  await there.goto(await lastLink(mails, email));
  await expect(there.getByText(accounts.confirm.passwordHint)).toBeVisible();
  await field(there, accounts.field.password).fill('not the password');
  await there.getByRole('button', { name: accounts.confirm.submit }).click();
  await expect(there.getByRole('alert')).toContainText(accounts.field.password);
  await field(there, accounts.field.password).fill(FIRST);
  await there.getByRole('button', { name: accounts.confirm.submit }).click();
  await expect(there).toHaveURL(`${base}/dashboard`);
  // Here the link has nothing to open any more, and says what to do instead.
  await page.goto(await lastLink(mails, email));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(accounts.confirm.dead);
  await another.close();
});

test('a rule of the password is ticked only when the server finds it kept @js', async ({
  page,
  server,
}) => {
  const { accounts, forms } = { ...textsOf('en'), forms: read('en', 'forms') as typeof formTexts };
  await page.goto(`http://localhost:${server.port}/app/register`);
  const password = field(page, accounts.field.password);
  const rule = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  const [long, guess] = [rule(forms.passwordRule.long), rule(forms.passwordRule.guess)];
  await password.fill('password');
  await expect(long).toContainText(forms.passwordRule.kept);
  await expect(guess).not.toContainText(forms.passwordRule.kept);
  await password.fill(FIRST);
  await expect(guess).toContainText(forms.passwordRule.kept);
  await password.fill('Yvonne Zarkadakis');
  await expect(guess).toContainText(forms.passwordRule.kept);
  // What somebody who knows them would try.
  await field(page, accounts.field.name).fill('Yvonne Zarkadakis');
  await expect(guess).not.toContainText(forms.passwordRule.kept);
});

test('what is saved after it was refused keeps no problem beside its fields @js', async ({
  page,
  server,
  logInAs,
}) => {
  const { accounts } = textsOf('en');
  await logInAs('Mia Twice');
  await page.goto(`http://localhost:${server.port}/app/profile`);
  await hydrated(page);
  const name = field(page, accounts.field.name);
  const save = page.locator('form', { has: name }).getByRole('button', { name: accounts.save });
  await name.fill('');
  await save.click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('Mia Brook');
  await save.click();
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveValue('Mia Brook');
});

test('a mail of the demo is shown when it is opened from the list @drawn', async ({
  page,
  server,
  logInAs,
  complaints,
}) => {
  await logInAs('Ada Brook');
  await page.goto(`http://localhost:${server.port}/app/dev/mail`);
  // Other journeys send mails without a link meanwhile.
  const subject = mailTexts.confirmRegistration.subject.replace('{{panelName}}', 'Marquee');
  await page.getByRole('table').getByRole('link', { name: subject }).first().click();
  await expect(page.frameLocator('iframe').getByRole('link').first()).toBeVisible();
  expect(complaints).toEqual([]);
});
