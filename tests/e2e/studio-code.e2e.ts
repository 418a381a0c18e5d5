import { DEMO_PASSWORD } from '#fixtures/demo-customer.ts';
import { DEMO_OWNER } from '#fixtures/demo-owner.ts';
import fieldTexts from '#locales/en/studio-fields.json' with { type: 'json' };
import { findingsOf } from './accessibility.ts';
import { sessionCookie } from './customer.ts';
import { expect, test } from './panel.ts';
import { save, step } from './studio-scene.ts';

test.beforeEach(async ({ context, server }) => {
  const place = { server, host: 'nova.localhost' };
  await context.addCookies([await sessionCookie(place, DEMO_OWNER, DEMO_PASSWORD)]);
});

test('code is written in an editor, saved as it is written, and taken back @js', async ({
  page,
  novaUrl,
  complaints,
}) => {
  await page.goto(`${novaUrl}/studio/code`);
  const editor = page.locator('.cm-content');
  // The label leads to the editor, as it leads to any field.
  await page.getByText(fieldTexts.label.customCode.source, { exact: true }).click();
  await expect(editor).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type("panel.on('page.viewed', () => 1); // seen");
  await save(page, true);
  await expect(page.locator('.tok-comment')).toHaveText('// seen');
  expect(await findingsOf(page)).toEqual([]);

  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  await page.reload();
  await expect(editor).toContainText('// seen');
  await step(page, 'undo').click();
  await expect(editor).not.toContainText('// seen');
  expect(complaints).toEqual([]);
});

test('no other page of the studio loads the editor @js', async ({ page, novaUrl }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${novaUrl}/studio/colours`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(asked.filter((url) => url.includes('code-editor'))).toEqual([]);
  await page.goto(`${novaUrl}/studio/code`);
  await expect(page.locator('.cm-content')).toBeVisible();
  expect(asked.filter((url) => url.includes('code-editor'))).not.toEqual([]);
});
