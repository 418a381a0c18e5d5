import { expect, test } from 'vitest';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import { loadInstanceFixture } from '#fixtures/load-instance.ts';
import { earnLinks } from '../menu/earn-menu.server.ts';
import type { MenuEntry } from '../menu/menu-entry.ts';
import { menuFor } from '../menu/menu.server.ts';
import { isShown } from './offered-pages.server.ts';
import { profileLinks } from '../menu/profile-links.server.ts';

const settings = fillDefaults('settings', {
  schemaVersion: 2,
  panelName: 'Panel',
  colours: { light: { primary: '#336699' } },
  keywordToolsIsEnabled: true,
});
const withTasks = { ...settings, tasksIsEnabled: true };

test.each([
  ['/free-trials?from=menu', true],
  ['/orders', true],
  ['/about', true],
  ['https://elsewhere.example/tasks', true],
])('a way to %s is shown: %s', (url, shown) => expect(isShown(url, settings)).toBe(shown));

test.each(['/tasks', '/tasks/', '/tasks?from=menu', '/tasks/faq', '/tasks/start-earning'])(
  'a way to %s is shown where there are tasks',
  (url) => {
    expect(isShown(url, withTasks)).toBe(true);
    expect(isShown(url, settings)).toBe(false);
  },
);

const urlsOf = (entries: MenuEntry[]): string[] =>
  entries.flatMap(({ url, children }) => (children.length > 0 ? urlsOf(children) : [url]));

test.each(['marquee', 'nova'])(
  'no menu of %s leads to what its owner does not offer',
  async (slug) => {
    const { documents } = await loadInstanceFixture(slug);
    const offered = fillDefaults('settings', documents.settings);
    const menu = documents.menuItems.map((item) => fillDefaults('menu-item', item));
    const shown = [true, false].flatMap((isCustomer) =>
      urlsOf(
        menuFor({
          menu,
          settings: offered,
          language: 'en',
          isCustomer,
        }),
      ),
    );
    const own = profileLinks({
      settings: offered,
      hasGrades: true,
      hasBonuses: true,
      permissions: [],
    })
      .flat()
      // Lists of pages do not name these, and nobody can take them away.
      .filter(({ text }) => text !== 'notices' && text !== 'tickets');
    const earned = earnLinks({ menu, settings: offered });
    const urls = [...shown, ...[...own, ...earned].map(({ url }) => url)];
    expect(urls.length).toBeGreaterThan(10);
    expect(urls.filter((url) => !isShown(url, offered))).toEqual([]);
  },
);
