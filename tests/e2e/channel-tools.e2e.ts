import channels from '#locales/en/channels.json' with { type: 'json' };
import errors from '#locales/en/errors.json' with { type: 'json' };
import keywords from '#locales/en/keywords.json' with { type: 'json' };
import tags from '#locales/en/tags.json' with { type: 'json' };
import tasks from '#locales/en/tasks.json' with { type: 'json' };
import { findingsOf } from './accessibility.ts';
import { expect, test } from './panel.ts';

test('who comes for tasks connects a channel, proves it in two steps and is told of it', async ({
  page,
  panelUrl,
  logInAs,
  javaScriptEnabled,
  complaints,
}, { project, retry }) => {
  const look = async () => {
    if (javaScriptEnabled) expect(await findingsOf(page, 'main')).toEqual([]);
  };
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const { field } = errors;
  await page.goto(`${panelUrl}/tasks/start-earning`);
  await expect(page.getByRole('heading', { name: tasks.guest.title })).toBeVisible();
  await look();
  await logInAs('Nora Field');
  await page.goto(`${panelUrl}/tasks`);
  await expect(page.getByRole('heading', { name: tasks.connect.title })).toBeVisible();
  await look();
  await page.getByRole('link', { name: tasks.connect.submit }).click();
  await expect(page.getByRole('heading', { name: channels.connect.title })).toBeVisible();
  await look();

  // What is no channel is told at the field, and stays there.
  const url = page.getByLabel(channels.connect.url);
  await url.fill('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  await press(channels.connect.submit);
  await expect(url).toHaveAttribute('aria-invalid', 'true');
  await expect(url).toHaveValue('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  const name = `field-notes-${project.name}-${retry}`.replaceAll(/\W/g, '-');
  await url.fill(`https://www.youtube.com/@${name}`);
  await press(channels.connect.submit);
  await expect(page.getByLabel(channels.code.label)).toHaveValue(/^MQ-[A-Z0-9]{10}$/);
  await look();

  await press(channels.code.check);
  await expect(page.getByText(field.channel_code_missing)).toBeVisible();
  await press(channels.code.check);
  await expect(page.getByText(channels.subscriptions.text)).toBeVisible();
  await press(channels.subscriptions.check);
  await expect(page.getByText(field.channel_subscriptions_hidden)).toBeVisible();
  await press(channels.subscriptions.check);
  await expect(page.getByText(channels.demo)).toBeVisible();
  await expect(page.getByText(channels.state.verified, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: channels.video.title })).toBeVisible();
  await page.getByRole('link', { name: 'Last 7 days' }).click();
  await expect(page).toHaveURL(/days=7/);
  await look();

  // Nobody has ordered viewers here; a task by its steps is in tests/server/tasks.test.ts.
  await page.goto(`${panelUrl}/tasks`);
  await expect(page.getByRole('heading', { name: tasks.empty.title })).toBeVisible();
  await look();
  await page.getByRole('link', { name: tasks.tabs.mine, exact: true }).click();
  await expect(page.getByRole('heading', { name: tasks.mine.empty })).toBeVisible();
  await look();
  expect(complaints.filter((line) => !/status of 422/.test(line))).toEqual([]);
});

test('suggestions for a keyword become tags of a video', async ({
  page,
  panelUrl,
  logInAs,
  javaScriptEnabled,
}) => {
  const look = async () => {
    if (javaScriptEnabled) expect(await findingsOf(page, 'main')).toEqual([]);
  };
  await page.goto(`${panelUrl}/keywords-tools`);
  await expect(page.getByRole('heading', { name: keywords.guest.title })).toBeVisible();
  await look();
  await logInAs('Nora Field');
  await page.goto(`${panelUrl}/keywords-tools`);
  await page.getByLabel(keywords.form.keyword).fill('Field Notes');
  await page.getByRole('button', { name: keywords.form.submit }).click();
  await expect(page.getByText(keywords.found.demo)).toBeVisible();
  await expect(page.getByText('Searches left today: 29 of 30')).toBeVisible();
  await look();
  const [first, second] = await page.locator('input[name=keyword][type=checkbox]').all();
  const kept = (await second?.getAttribute('value')) ?? '';
  const dropped = (await first?.getAttribute('value')) ?? '';
  await first?.uncheck();
  await page.getByRole('button', { name: keywords.found.toTags }).click();
  const own = page.getByLabel(tags.form.keywords);
  await expect(own).toHaveValue(new RegExp(kept));
  await expect(own).not.toHaveValue(new RegExp(`(^|, )${dropped}(,|$)`));

  await own.fill('');
  await page.getByLabel(tags.form.title).fill('A notebook for long walks');
  await page.getByRole('button', { name: tags.form.submit }).click();
  const all = page.getByLabel(tags.result.csv);
  await expect(all).toHaveValue(/long walks/);
  await page.getByRole('checkbox', { name: 'long walks', exact: true }).uncheck({ force: true });
  // Without a script, what was not chosen is left out once the form is sent.
  if (!javaScriptEnabled) await page.getByRole('button', { name: tags.form.submit }).click();
  await expect(all).not.toHaveValue(/(^|, )long walks(,|$)/);
  await expect(all).toHaveValue(/notebook/);
  await look();
});
