import publicTexts from '#locales/en/server.json' with { type: 'json' };
import fields from '#locales/en/studio-fields.json' with { type: 'json' };
import texts from '#locales/en/studio.json' with { type: 'json' };
import { expect } from './panel.ts';
import { input, main, save, step, test } from './studio-scene.ts';

// One after the other: there is one draft of each person.
test.describe.configure({ mode: 'default' });

const NAME = '/panelName';

test('a value that is not valid stays as it was typed, with the message at its field', async ({
  page,
  panelUrl,
  studio,
  javaScriptEnabled,
}) => {
  await page.goto(`${panelUrl}/studio/colours`);
  const colour = input(page, '/colours/light/accent');
  await colour.fill('rather red');
  await save(page, javaScriptEnabled);
  await expect(colour).toHaveAttribute('aria-invalid', 'true');
  await expect(colour).toHaveValue('rather red');
  const field = main(page).locator('[data-pointer="/colours/light/accent"]');
  await expect(field).toContainText(fields.problem.colour);
  // It is kept in the draft, and keeps that from being published.
  await page.goto(`${panelUrl}/studio/colours`);
  await expect(colour).toHaveValue('rather red');
  await page.goto(`${panelUrl}/studio/publish`);
  await expect(page.getByRole('button', { name: texts.publish.now })).toBeDisabled();
  await expect(main(page)).toContainText(texts.publish.blocked);
  expect((await studio.owner.draft()).changes).toHaveLength(1);
});

test('what is warned of is published with a note, and seen by everybody', async ({
  page,
  panelUrl,
  studio,
}) => {
  await studio.owner.set({ pointer: '/customMenuItems/0/url', value: '/no-such-page' });
  await page.goto(`${panelUrl}/studio/publish`);
  const publish = main(page).getByRole('button', { name: texts.publish.now });
  const note = main(page).getByLabel(texts.publish.note);
  await expect(main(page)).toContainText(texts.publish.noteNeeded);
  await note.fill(' ');
  await publish.click();
  await expect(note).toHaveAttribute('aria-invalid', 'true');
  await note.fill('The page follows tomorrow');
  await publish.click();
  await expect(page).toHaveURL(/\/studio\/publish\?done=\d+$/);
  await page.goto(panelUrl);
  await expect(page.locator('a[href$="/no-such-page"]').first()).toHaveCount(1);
  await page.goto(`${panelUrl}/studio/history`);
  await expect(main(page).getByRole('listitem').first()).toContainText('The page follows tomorrow');
});

test('what somebody published in between is shown beside one’s own, and one of both is taken', async ({
  page,
  panelUrl,
  studio,
}) => {
  const { owner, colleague } = studio;
  await owner.set({ pointer: NAME, value: 'Mine' });
  await colleague.set(
    { pointer: NAME, value: 'Theirs' },
    { pointer: '/supportEmail', value: 'theirs@marquee.example' },
  );
  await colleague.publish('Ours from now on');
  await page.goto(`${panelUrl}/studio/publish`);
  await expect(main(page).getByRole('button', { name: texts.publish.now })).toHaveCount(0);
  await main(page).getByRole('link', { name: texts.merge.open }).click();
  const group = main(page)
    .getByRole('radiogroup')
    .filter({ hasText: fields.label.settings.panelName });
  await expect(group).toContainText('Marquee');
  await expect(group).toContainText('Mine');
  await expect(group).toContainText('Theirs');
  await group.getByRole('radio', { name: texts.merge.takeMine }).check();
  await main(page).getByRole('button', { name: texts.merge.submit }).click();
  await expect(page.getByText(publicTexts.flash.draftMerged)).toBeVisible();
  expect(await owner.settings()).toMatchObject({
    panelName: 'Mine',
    supportEmail: 'theirs@marquee.example',
  });
  // Nothing of it is public yet.
  await page.goto(panelUrl);
  await expect(page.getByRole('banner')).toContainText('Theirs');
});

test('restoring a revision makes a draft and publishes nothing', async ({
  page,
  panelUrl,
  studio,
}) => {
  const { owner } = studio;
  await owner.set({ pointer: NAME, value: 'First' });
  await owner.publish('The first name');
  await owner.set({ pointer: NAME, value: 'Second' });
  await owner.publish('The second name');
  await page.goto(`${panelUrl}/studio/history`);
  await main(page)
    .getByRole('listitem')
    .filter({ hasText: 'The first name' })
    .getByRole('link')
    .click();
  await main(page)
    .getByRole('button', { name: texts.restore.submit.split('{{')[0] ?? '' })
    .click();
  await expect(page.getByText(publicTexts.flash.draftRestored)).toBeVisible();
  expect(await owner.settings()).toMatchObject({ panelName: 'First' });
  await page.goto(panelUrl);
  await expect(page.getByRole('banner')).toContainText('Second');
});

test('a step is taken back and forward again', async ({
  page,
  panelUrl,
  studio: _,
  javaScriptEnabled,
}) => {
  await page.goto(`${panelUrl}/studio/brand`);
  const name = input(page, NAME);
  const before = await name.inputValue();
  await name.fill('A name for a while');
  await save(page, javaScriptEnabled);
  await step(page, 'undo').click();
  await expect(page.getByText(publicTexts.flash.draftUndone)).toBeVisible();
  await expect(name).toHaveValue(before);
  await step(page, 'redo').click();
  await expect(name).toHaveValue('A name for a while');
});

test('an entry of the menu is moved by its button', async ({ page, panelUrl, studio: _ }) => {
  await page.goto(`${panelUrl}/studio/menu`);
  const entries = main(page).locator('form > ul > li');
  const [first, second] = ['Services', 'New order'];
  await expect(entries.nth(0)).toContainText(first);
  const label = fields.editor.down.replace('{{name}}', first);
  await main(page).getByRole('button', { name: label, exact: true }).click();
  await expect(entries.nth(0)).toContainText(second);
  await expect(entries.nth(1)).toContainText(first);
});

test('a logo offers its colors where it was uploaded, and they are taken by one press', async ({
  page,
  panelUrl,
  studio,
  javaScriptEnabled,
}) => {
  const svg = (fill: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40">
      <rect width="40" height="40" fill="#fafafa"/><rect width="30" height="20" fill="${fill}"/>
    </svg>`;
  await page.goto(`${panelUrl}/studio/brand`);
  const upload = fields.picture.upload.replace('{{name}}', fields.label.logos.light);
  await main(page)
    .getByLabel(upload, { exact: true })
    .setInputFiles({
      ...{ name: 'logo.svg', mimeType: 'image/svg+xml' },
      buffer: Buffer.from(svg('#a01b68')),
    });
  await save(page, javaScriptEnabled);
  await main(page).getByRole('button', { name: fields.colours.useAll, exact: true }).click();
  await expect(page).toHaveURL(/\/studio\/colours#/);
  await expect(input(page, '/colours/light/primary')).toHaveValue('#a01b68');
  await expect(input(page, '/colours/dark/primary')).toHaveValue('#a01b68');
  // The ground that it stands on is no colour of a brand.
  await expect(main(page).getByText('#fafafa')).toHaveCount(0);
  expect(await studio.owner.settings()).not.toHaveProperty('colours.light.accent');
});

test('a look says what it replaces, and leaves colors that are the owner’s own', async ({
  page,
  panelUrl,
  studio,
}) => {
  const own = { light: { primary: '#a01b68' } };
  await studio.owner.set({ pointer: '/colours', value: own });
  await page.goto(`${panelUrl}/studio/looks`);
  const look = fields.looks.tryOf.replace('{{name}}', 'Harbour');
  await main(page).getByRole('link', { name: look }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(fields.looks.parts.header);
  await expect(dialog.getByRole('checkbox', { name: fields.looks.mine.colours })).toBeChecked();
  await dialog.getByRole('button', { name: fields.looks.use }).click();
  await expect(page.getByText(publicTexts.flash.saved)).toBeVisible();
  const settings = await studio.owner.settings();
  expect(settings).toMatchObject({ colours: own, fonts: { text: 'source-sans' } });
  // Whoever does not want them takes all of it.
  await page.goto(`${panelUrl}/studio/looks?look=sunrise`);
  await dialog.getByRole('checkbox', { name: fields.looks.mine.colours }).uncheck();
  await dialog.getByRole('button', { name: fields.looks.use }).click();
  await expect(dialog).toHaveCount(0);
  expect(await studio.owner.settings()).not.toMatchObject({ colours: own });
});
