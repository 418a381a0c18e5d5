import accounts from '#locales/en/accounts.json' with { type: 'json' };
import { expect, hydrated, test } from './panel.ts';

test('a page that is pressed all the time while its scripts begin runs in the end @js', async ({
  page,
  panelUrl,
  complaints,
}) => {
  await page.addInitScript(() => {
    const turns = new MessageChannel();
    let left = 20_000;
    turns.port1.onmessage = () => {
      const main = document.querySelector('main');
      main?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      left -= 1;
      // React's own mark on what it has taken over.
      const runs = Object.keys(main ?? {}).some((name) => name.startsWith('__react'));
      if (!runs && left > 0) turns.port2.postMessage(undefined);
    };
    turns.port2.postMessage(undefined);
  });
  await page.goto(`${panelUrl}/login`);
  await hydrated(page);
  await expect(page.getByLabel(accounts.field.email)).toBeVisible();
  expect(complaints).toEqual([]);
});
