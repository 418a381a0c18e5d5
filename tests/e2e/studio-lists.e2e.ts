import fields from '#locales/en/studio-fields.json' with { type: 'json' };
import { expect } from './panel.ts';
import { main, save, test } from './studio-scene.ts';

test.describe.configure({ mode: 'default' });

test('an entry stays open once a save has named it @js', async ({ page, panelUrl, studio: _ }) => {
  await page.goto(`${panelUrl}/studio/search-engines`);
  const list = main(page).getByRole('region', { name: fields.label.settings.metaTags });
  await list.getByRole('button', { name: fields.editor.add }).click();
  const name = list.getByLabel(fields.label.metaTag.name).last();
  const content = list.getByLabel(fields.label.metaTag.content).last();
  await expect(content).toBeVisible();
  await name.fill('rating');
  await save(page, true);
  await expect(list.locator('summary').last()).toContainText('rating');
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
  await page.goto(`${panelUrl}/studio/search-engines`);
  const list = main(page).getByRole('region', { name: fields.label.settings.metaTags });
  const before = await list.locator('summary').count();
  // The answer to the button comes once the save behind it has left.
  const saves = page.waitForRequest(
    (asked) => asked.method() === 'POST' && (asked.postData() ?? '').includes('~quiet'),
  );
  let held: (() => void) | undefined;
  await page.route('**/studio/search-engines.data*', async (route) => {
    const isPage = route.request().method() === 'GET';
    if (isPage && !held) {
      held = () => undefined;
      await saves;
    }
    await route.continue();
  });
  await list.getByRole('button', { name: fields.editor.add }).click();
  await main(page).locator('textarea, input[type=text]').first().fill('typed meanwhile');
  await save(page, true);
  await expect(list.locator('summary')).toHaveCount(before + 1);
  await expect(main(page).locator('textarea, input[type=text]').first()).toHaveValue(
    'typed meanwhile',
  );
  expect(JSON.stringify(await studio.owner.settings())).toContain('typed meanwhile');
});

test('a new banner asks for what its kind needs as soon as that is chosen @js', async ({
  page,
  panelUrl,
  studio: _,
}) => {
  await page.goto(`${panelUrl}/studio/banners/edit`);
  const content = page.locator('textarea[name="/content/en"]');
  await expect(content).toHaveCount(0);
  await main(page).getByLabel(fields.label.banner.place).selectOption('sidebar');
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
