import { expect, test } from 'vitest';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import { loadInstanceFixture } from '#fixtures/load-instance.ts';
import { earnLinks } from '../menu/earn-menu.server.ts';
import type { MenuEntry } from '../menu/menu-entry.ts';
import { menuFor } from '../menu/menu.server.ts';
import { isReadyRoute, isShown } from './offered-pages.server.ts';
import { profileLinks } from '../menu/profile-links.server.ts';
import { routeNameOf } from './route-name.ts';

const settings = fillDefaults('settings', {
  schemaVersion: 2,
  panelName: 'Panel',
  colours: { light: { primary: '#336699' } },
  keywordToolsIsEnabled: true,
});

test.each([
  ['/tasks', false],
  ['/tasks/', false],
  ['/tasks?from=menu', false],
  ['/free-trials?from=menu', true],
  ['/tasks/faq', false],
  ['/orders', true],
  ['/about', true],
  ['https://elsewhere.example/tasks', true],
])('a way to %s is shown: %s', (url, shown) => expect(isShown(url, settings)).toBe(shown));

const urlsOf = (entries: MenuEntry[]): string[] =>
  entries.flatMap(({ url, children }) => (children.length > 0 ? urlsOf(children) : [url]));

test.each(['marquee', 'nova'])('no menu of %s leads to what is not there', async (slug) => {
  const { documents } = await loadInstanceFixture(slug);
  const menu = documents.menuItems.map((item) => fillDefaults('menu-item', item));
  const shown = [true, false].flatMap((isCustomer) =>
    urlsOf(
      menuFor({
        menu,
        settings: fillDefaults('settings', documents.settings),
        language: 'en',
        isCustomer,
      }),
    ),
  );
  const own = profileLinks({ settings, hasGrades: true, permissions: [] }).flat();
  const earned = earnLinks({ menu, settings });
  const urls = [...shown, ...[...own, ...earned].map(({ url }) => url)];
  expect(urls.length).toBeGreaterThan(10);
  expect(urls.filter((url) => !isReadyRoute(routeNameOf(url) ?? ''))).toEqual([]);
});
