import channels from '#locales/en/channels.json' with { type: 'json' };
import errors from '#locales/en/errors.json' with { type: 'json' };
import texts from '#locales/en/tasks.json' with { type: 'json' };
import { findingsOf } from './accessibility.ts';
import { expect, test } from './panel.ts';

test('a guest reads of tasks, and connects a channel to do some', async ({
  page,
  panelUrl,
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

  // Nobody has ordered viewers here; a task by its steps is in tests/server/tasks.test.ts.
  await page.goto(`${panelUrl}/tasks`);
  await expect(page.getByRole('heading', { name: texts.empty.title })).toBeVisible();
  await look();
  await page.getByRole('link', { name: texts.tabs.mine, exact: true }).click();
  await expect(page.getByRole('heading', { name: texts.mine.empty })).toBeVisible();
  await look();
  expect(complaints.filter((line) => !/status of 422/.test(line))).toEqual([]);
});
