import studioTexts from '#locales/en/studio.json' with { type: 'json' };
import fields from '#locales/en/studio-fields.json' with { type: 'json' };
import type { Page } from '@playwright/test';
import { expect } from './panel.ts';
import { input, main, save, test, type StudioScene } from './studio-scene.ts';

test.describe.configure({ mode: 'default' });

const navigation = (page: Page) => page.getByRole('navigation', { name: studioTexts.navigation });

async function bodyOf({ owner }: StudioScene, key: string): Promise<object | undefined> {
  const { data } = await owner.call<{ data: { body: object }[] }>(
    'GET',
    `/studio/draft/documents?kind=page&key=${encodeURIComponent(key)}`,
  );
  return data[0]?.body;
}

test('an entry stays open once a save has named it @js', async ({ page, panelUrl, studio: _ }) => {
  await page.goto(`${panelUrl}/studio/search-engines`);
  const list = main(page).getByRole('region', { name: fields.label.settings.metaTags });
  await list.getByRole('button', { name: fields.editor.add }).click();
  const entry = list.locator('li[data-pointer="/metaTags/2"]');
  const name = input(page, '/metaTags/2/name');
  const content = input(page, '/metaTags/2/content/en');
  await expect(content).toBeVisible();
  await name.fill('rating');
  await save(page, true);
  // It was redrawn by then, since its page has learned of it.
  await expect(page.getByRole('link', { name: '1 change not published' })).toBeVisible();
  await expect(entry.locator('summary').first()).toHaveText('rating');
  await expect(content).toBeVisible();
  // And by its button as well.
  await content.fill('general');
  await main(page).getByRole('button', { name: fields.editor.save, exact: true }).click();
  await save(page, true);
  await expect(content).toBeVisible();
});

test('what is typed while a button is on its way is kept with what the button did @js', async ({
  page,
  panelUrl,
  studio,
}) => {
  await page.goto(`${panelUrl}/studio/pages/edit?key=index`);
  const blocks = main(page).locator('li[data-pointer^="/blocks/"]');
  const before = await blocks.count();
  const title = input(page, '/meta_title/en');
  // What the page is after the press arrives once the save behind it has left.
  let isHeld = false;
  const left = page.waitForRequest((asked) => (asked.postData() ?? '').includes('~quiet'));
  await page.route(/\/studio\/pages\/edit\.data/, async (route) => {
    if (route.request().method() === 'GET' && !isHeld) {
      isHeld = true;
      await left;
    }
    await route.continue();
  });
  await main(page).getByRole('button', { name: fields.option.block.text, exact: true }).click();
  await title.fill('Typed meanwhile');
  await save(page, true);
  await expect(blocks).toHaveCount(before + 1);
  await expect(title).toHaveValue('Typed meanwhile');
  expect(await bodyOf(studio, 'index')).toMatchObject({ meta_title: { en: 'Typed meanwhile' } });
});

test('another page begins with its own form, and saves nothing of the one before @js', async ({
  page,
  panelUrl,
  studio,
}) => {
  const blocks = main(page).locator('li[data-pointer^="/blocks/"]');
  await page.goto(`${panelUrl}/studio/pages/edit?key=index`);
  const before = await blocks.count();
  const title = await input(page, '/meta_title/en').inputValue();
  await page.goto(`${panelUrl}/studio/pages/edit?key=terms%2Fterms`);
  await expect(input(page, '/meta_title/en')).not.toHaveValue(title);
  await navigation(page).getByRole('link', { name: studioTexts.places.home }).click();
  await expect(input(page, '/meta_title/en')).toHaveValue(title);
  await input(page, '/meta_title/en').fill('Only of the home page');
  await page.goBack();
  await expect(input(page, '/meta_title/en')).not.toHaveValue('Only of the home page');
  // What was typed when the page was left is not lost, however much there is in its form.
  await expect
    .poll(async () => JSON.stringify(await bodyOf(studio, 'index')))
    .toContain('Only of the home page');
  expect(JSON.stringify(await bodyOf(studio, 'terms/terms'))).not.toContain(
    'Only of the home page',
  );
  await navigation(page).getByRole('link', { name: studioTexts.places.home }).click();
  await expect(input(page, '/meta_title/en')).toHaveValue('Only of the home page');
  await main(page).getByRole('button', { name: fields.option.block.text, exact: true }).click();
  await expect(blocks).toHaveCount(before + 1);
});

test('leaving what is not created yet is asked about @js', async ({
  page,
  panelUrl,
  studio: _,
}) => {
  await page.goto(`${panelUrl}/studio/coupons/edit`);
  await input(page, '/code').fill('SPRING');
  await navigation(page).getByRole('link', { name: studioTexts.places.menu, exact: true }).click();
  const question = page.getByRole('dialog', { name: fields.leave.title });
  await question.getByRole('button', { name: fields.leave.disagree }).click();
  await expect(question).toBeHidden();
  await expect(input(page, '/code')).toHaveValue('SPRING');
  await navigation(page).getByRole('link', { name: studioTexts.places.menu, exact: true }).click();
  await question.getByRole('button', { name: fields.leave.agree }).click();
  await expect(page).not.toHaveURL(/coupons\/edit/);
});

test('a new banner asks for what its kind needs as soon as that is chosen @js', async ({
  page,
  panelUrl,
  studio: _,
}) => {
  await page.goto(`${panelUrl}/studio/banners/edit`);
  const content = page.locator('textarea[name="/content/en"]');
  await expect(content).toHaveCount(0);
  await input(page, '/place').selectOption('sidebar');
  await main(page).getByRole('radio', { name: fields.option.banner.type.html }).check();
  await content.fill('<p>News</p>');
  await main(page).getByRole('button', { name: fields.editor.create, exact: true }).click();
  await expect(page).toHaveURL(/\?key=/);
  await expect(content).toHaveValue('<p>News</p>');
});

test('a link into a closed block opens it and leads there @drawn', async ({
  page,
  panelUrl,
  studio: _,
}) => {
  await page.goto(`${panelUrl}/studio/pages/edit?key=index#block-steps`);
  const heading = page
    .locator('#block-steps')
    .getByLabel(/^Heading/)
    .first();
  await expect(heading).toBeVisible();
  await expect(heading).toBeInViewport();
  await expect(
    page
      .locator('#block-honest')
      .getByLabel(/^Heading/)
      .first(),
  ).toBeHidden();
});
