import { DEMO_PASSWORD } from '#fixtures/demo-customer.ts';
import { DEMO_STAFF } from '#fixtures/demo-staff.ts';
import channels from '#locales/en/channels.json' with { type: 'json' };
import errors from '#locales/en/errors.json' with { type: 'json' };
import staff from '#locales/en/staff-tasks.json' with { type: 'json' };
import texts from '#locales/en/tasks.json' with { type: 'json' };
import { findingsOf } from './accessibility.ts';
import { sessionCookie } from './customer.ts';
import { expect, test } from './panel.ts';

test('a guest reads of tasks, connects a channel, and begins one that staff then see', async ({
  page,
  panelUrl,
  context,
  server,
  logInAs,
  javaScriptEnabled,
  complaints,
}, { project, retry }) => {
  const look = async () => {
    if (javaScriptEnabled) expect(await findingsOf(page)).toEqual([]);
  };
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.goto(`${panelUrl}/tasks/start-earning`);
  await expect(page.getByRole('heading', { name: texts.guest.title })).toBeVisible();
  await look();
  // Of each project and try, as others have proven the channel then.
  const name = `Iris Vale ${project.name} ${retry === 0 ? 'once' : 'again'}`;
  await logInAs(name);
  await page.goto(`${panelUrl}/tasks`);
  await expect(page.getByRole('heading', { name: texts.connect.title })).toBeVisible();
  await look();

  await page.getByRole('link', { name: texts.connect.submit }).click();
  const url = page.getByLabel(channels.connect.url);
  await url.fill(`https://www.youtube.com/@${name.replaceAll(/\W/g, '-').toLowerCase()}`);
  await press(channels.connect.submit);
  await press(channels.code.check);
  await expect(page.getByText(errors.field.channel_code_missing)).toBeVisible();
  await press(channels.code.check);
  await expect(page.getByText(channels.subscriptions.text)).toBeVisible();
  await press(channels.subscriptions.check);
  await expect(page.getByText(errors.field.channel_subscriptions_hidden)).toBeVisible();
  await press(channels.subscriptions.check);
  await expect(page.getByText(channels.state.verified, { exact: true })).toBeVisible();

  await page.goto(`${panelUrl}/tasks`);
  const first = page.getByRole('button', { name: new RegExp(`^${texts.take}`) }).first();
  await expect(first).toBeVisible();
  await look();
  await first.click();
  await expect(page.getByRole('heading', { name: texts.start.title })).toBeVisible();
  await look();
  await press(texts.start.submit);
  await expect(page.getByRole('heading', { name: texts.watching.title })).toBeVisible();
  const video = page.getByRole('link', { name: new RegExp(`^${texts.watching.open}`) });
  await expect(video).toHaveAttribute('rel', 'noopener noreferrer');
  await look();

  // Only the server knows how long it was watched.
  await press(texts.watching.back);
  await expect(page.getByText('Watch the video a little longer')).toBeVisible();
  await look();

  await page.getByRole('link', { name: texts.all, exact: true }).click();
  await page.getByRole('link', { name: texts.tabs.mine, exact: true }).click();
  await expect(page.getByText(texts.status.started, { exact: true })).toBeVisible();
  await look();

  await context.clearCookies();
  const place = { server, host: 'localhost' };
  await context.addCookies([await sessionCookie(place, DEMO_STAFF, DEMO_PASSWORD)]);
  await page.goto(`${panelUrl}/staff/tasks?q=status:started`);
  await page.getByRole('row', { name }).first().getByRole('link').first().click();
  await expect(page.getByText(staff.videoHint)).toBeVisible();
  await look();
  expect(complaints.filter((line) => !/status of 422/.test(line))).toEqual([]);
});
