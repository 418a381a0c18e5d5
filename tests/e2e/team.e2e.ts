import type { BrowserContext, Page } from '@playwright/test';
import { sessionCookieName } from '#app/lib/session/session.server.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD } from '#fixtures/demo-customer.ts';
import { DEMO_OWNER } from '#fixtures/demo-owner.ts';
import { DEMO_STAFF } from '#fixtures/demo-staff.ts';
import accountTexts from '#locales/en/accounts.json' with { type: 'json' };
import serverTexts from '#locales/en/server.json' with { type: 'json' };
import studioTexts from '#locales/en/studio.json' with { type: 'json' };
import instanceTexts from '#locales/en/studio-instance.json' with { type: 'json' };
import texts from '#locales/en/team.json' with { type: 'json' };
import { findingsOf } from './accessibility.ts';
import type { PanelAddress } from './common-scene.ts';
import { addressOf, lastLink, PASSWORD, sessionCookie } from './customer.ts';
import { expect, test } from './panel.ts';

async function enter(context: BrowserContext, server: PanelAddress, who: { email: string }) {
  const place = { server, host: 'localhost' };
  await context.addCookies([await sessionCookie(place, who, DEMO_PASSWORD)]);
}

const leave = (context: BrowserContext) => context.clearCookies({ name: sessionCookieName(false) });

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

async function makeRole(page: Page, panelUrl: string, name: string): Promise<void> {
  await page.goto(`${panelUrl}/staff/roles`);
  const form = card(page, texts.roles.addText);
  await form.getByLabel(texts.roles.name).fill(name);
  await form.getByLabel(texts.permissions.decide).check();
  await form.getByRole('button', { name: texts.roles.create }).click();
  await expect(page.getByText(serverTexts.flash.saved)).toBeVisible();
}

async function invite(page: Page, panelUrl: string, to: { email: string; role: string }) {
  await page.goto(`${panelUrl}/staff/team`);
  const form = card(page, texts.invite.text);
  await form.getByLabel(texts.invite.email).fill(to.email);
  await form.getByLabel(to.role, { exact: true }).check();
  await form.getByRole('button', { name: texts.invite.submit }).click();
  await expect(page.getByText(serverTexts.flash.invitationSent)).toBeVisible();
}

test('an owner invites somebody without an account, who joins by the link of the mail', async ({
  page,
  context,
  server,
  panelUrl,
  mails,
  javaScriptEnabled,
}, { project }) => {
  const role = `Desk ${project.name.replaceAll(/[^a-z]/gi, ' ').trim()}`;
  const email = addressOf(`joins ${project.name}`);
  await enter(context, server, DEMO_OWNER);
  await makeRole(page, panelUrl, role);
  await page.goto(`${panelUrl}/staff/team`);
  const form = card(page, texts.invite.text);
  await form.getByLabel(texts.invite.email).fill('nobody');
  await form.getByRole('button', { name: texts.invite.submit }).click();
  // What was typed is kept, and what is wrong stands at its field.
  await expect(form.getByLabel(texts.invite.email)).toHaveValue('nobody');
  await expect(form.getByLabel(texts.invite.email)).toHaveAttribute('aria-invalid', 'true');
  await invite(page, panelUrl, { email, role });
  await expect(card(page, texts.invitations.text)).toContainText(email);
  if (javaScriptEnabled !== false) expect(await findingsOf(page, 'main')).toEqual([]);

  await leave(context);
  await page.goto(await lastLink(mails, email));
  await expect(page.getByRole('main')).toContainText(email);
  const { field } = accountTexts;
  await page.getByLabel(field.name, { exact: true }).fill('Grace Lane');
  await page.getByLabel(field.password, { exact: true }).fill(PASSWORD);
  await page.getByLabel(field.passwordAgain, { exact: true }).fill('another one entirely');
  await page.getByRole('button', { name: texts.join.create }).click();
  await expect(page.getByLabel(field.name, { exact: true })).toHaveValue('Grace Lane');
  await page.getByLabel(field.password, { exact: true }).fill(PASSWORD);
  await page.getByLabel(field.passwordAgain, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: texts.join.create }).click();
  await expect(page.getByText(serverTexts.flash.joinedTeam)).toBeVisible();
  // What the role allows is there, and nothing else.
  expect((await page.goto(`${panelUrl}/staff/reports`))?.status()).toBe(200);
  expect((await page.goto(`${panelUrl}/staff/team`))?.status()).toBe(404);

  await enter(context, server, DEMO_OWNER);
  await page.goto(`${panelUrl}/staff/team`);
  const member = card(page, email);
  await expect(member).toContainText('Grace Lane');
  await member.getByText(texts.member.change).click();
  await member.getByRole('button', { name: texts.member.remove }).click();
  await expect(page.getByText(serverTexts.flash.saved)).toBeVisible();
  await expect(card(page, email)).toHaveCount(0);
  await page.goto(`${panelUrl}/staff/roles`);
  const own = card(page, role);
  await own.getByText('1 permission').click();
  await own.getByRole('button', { name: texts.roles.remove }).click();
  await expect(card(page, role)).toHaveCount(0);
});

test('somebody with an account logs in and accepts, and a revoked link opens nothing', async ({
  page,
  context,
  server,
  panelUrl,
  mails,
  logInAs,
}, { project }) => {
  const { email } = await logInAs(`Accepts ${project.name.replaceAll(/[^a-z]/gi, ' ')}`);
  await leave(context);
  await enter(context, server, DEMO_OWNER);
  await invite(page, panelUrl, { email, role: texts.staff });
  // Others may be invited at the same time.
  await page.getByRole('button', { name: `${texts.invitations.revoke} (${email})` }).click();
  await expect(page.getByText(serverTexts.flash.saved)).toBeVisible();
  await page.goto(await lastLink(mails, email));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.join.dead);
  // The first mail has come by now, so what comes from here on is the second.
  const seen = (await mails()).length;

  await invite(page, panelUrl, { email, role: texts.staff });
  const link = await lastLink(mails, email, seen);
  // It is for somebody else than who opens it.
  await page.goto(link);
  await page.getByRole('button', { name: texts.join.logOut }).click();
  await expect(page.getByText(serverTexts.flash.loggedOut)).toBeVisible();
  await page.goto(link);
  await page.getByRole('main').getByRole('link', { name: accountTexts.login.submit }).click();
  await page.getByLabel(accountTexts.field.email, { exact: true }).fill(email);
  await page.getByLabel(accountTexts.field.password, { exact: true }).fill(PASSWORD);
  await page
    .getByRole('main')
    .getByRole('button', { name: accountTexts.login.submit, exact: true })
    .click();
  await page.getByRole('button', { name: texts.join.accept }).click();
  await expect(page.getByText(serverTexts.flash.joinedTeam)).toBeVisible();
  await expect(page).toHaveURL(`${panelUrl}/staff`);
});

test('staff and customers do not see the team, and an owner stays one', async ({
  page,
  context,
  server,
  panelUrl,
}) => {
  for (const who of [DEMO_CUSTOMER, DEMO_STAFF]) {
    await enter(context, server, who);
    for (const path of ['staff/team', 'staff/roles', 'studio/hosts', 'studio/file']) {
      expect((await page.goto(`${panelUrl}/${path}`))?.status(), path).toBe(404);
    }
  }
  await enter(context, server, DEMO_OWNER);
  await page.goto(`${panelUrl}/staff/team`);
  const self = card(page, DEMO_OWNER.email);
  await self.getByText(texts.member.change).click();
  await self.getByRole('button', { name: texts.member.remove }).click();
  await expect(self.getByRole('alert')).toContainText('only owner');
});

test('an owner adds an address, and nobody else’s', async ({ page, context, server, panelUrl }, {
  project,
}) => {
  const { hosts } = instanceTexts;
  const host = `${project.name.toLowerCase().replaceAll(/[^a-z]/g, '')}.shop.example`;
  await enter(context, server, DEMO_OWNER);
  await page.goto(`${panelUrl}/studio/hosts`);
  const field = page.getByLabel(hosts.host);
  const add = page.getByRole('button', { name: hosts.submit });
  await field.fill('nova.localhost');
  await add.click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(host);
  await add.click();
  await expect(page.getByText(serverTexts.flash.saved)).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: host });
  await row.getByRole('button').click();
  await expect(page.getByText(host)).toHaveCount(0);
});

test('a file shows what it would change, and becomes a draft that nobody has published', async ({
  page,
  context,
  server,
  panelUrl,
}, { project }) => {
  const { file } = instanceTexts;
  await enter(context, server, DEMO_OWNER);
  const download = await page.goto(`${panelUrl}/studio/file`).then(async () => {
    const cookies = await context.cookies();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    return fetch(`${panelUrl}/studio/file/download`, { headers: { cookie } });
  });
  expect(download.headers.get('content-disposition')).toContain('attachment');
  const exported = (await download.json()) as { settings: { panelName: string } };
  const { panelName } = exported.settings;
  const choose = (text: string) =>
    page.getByLabel(file.file).setInputFiles({
      ...{ name: 'instance.json', mimeType: 'application/json' },
      buffer: Buffer.from(text),
    });
  const show = page.getByRole('button', { name: file.show });
  await choose('no instance');
  await show.click();
  await expect(page.getByText(file.unreadable).first()).toBeVisible();
  const other = `Imported by ${project.name}`;
  const settings = { ...exported.settings, panelName: other };
  await choose(JSON.stringify({ ...exported, settings }));
  await show.click();
  await expect(page.getByText(other)).toBeVisible();
  await page.getByRole('button', { name: file.take }).click();
  await expect(page).toHaveURL(`${panelUrl}/studio`);
  await page.goto(panelUrl);
  await expect(page.getByRole('banner')).toContainText(panelName);
  await expect(page.getByText(other)).toHaveCount(0);
  // Those that come after find the draft as it was.
  await page.goto(`${panelUrl}/studio`);
  await page.getByRole('button', { name: studioTexts.undo }).click();
  await expect(page.getByText(serverTexts.flash.draftUndone)).toBeVisible();
});

test(
  'a form that was refused and then taken stands there empty, and others keep what is in them',
  {
    tag: '@js',
  },
  async ({ page, context, server, panelUrl }) => {
    await enter(context, server, DEMO_OWNER);
    await page.goto(`${panelUrl}/staff/roles`);
    const form = card(page, texts.roles.addText);
    const name = form.getByLabel(texts.roles.name);
    const send = form.getByRole('button', { name: texts.roles.create });
    await name.fill('  ');
    await send.click();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    const role = `Emptied ${crypto.randomUUID().slice(0, 8)}`;
    await name.fill(role);
    await form.getByLabel(texts.permissions.decide).check();
    await send.click();
    await expect(name).toHaveValue('');
    await expect(name).not.toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByLabel(texts.permissions.decide)).not.toBeChecked();

    await name.fill('Half a name');
    await page.getByText(serverTexts.flash.saved).waitFor({ state: 'hidden' });
    const made = page.getByRole('article').filter({ hasText: role });
    await made.locator('summary').click();
    await made.getByRole('button', { name: texts.member.save }).click();
    await expect(page.getByText(serverTexts.flash.saved)).toBeVisible();
    await expect(name).toHaveValue('Half a name');
  },
);
