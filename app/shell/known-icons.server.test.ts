import { expect, test } from 'vitest';
import type { MenuEntry } from '../lib/menu/menu-entry.ts';
import { EARN_LINKS } from '../lib/menu/earn-menu.server.ts';
import { PROFILE_LINKS } from '../lib/menu/profile-links.server.ts';
import { ICON_NAMES } from '../ui/icon-names.ts';
import { withKnownIcons } from './known-icons.server.ts';

const entry = (icon: string | undefined, children: MenuEntry[] = []): MenuEntry => ({
  id: '1',
  title: 'Item',
  url: '/item',
  icon,
  isNew: false,
  isExternal: false,
  children,
});

test('an icon that nobody has drawn becomes one that says nothing', () => {
  const entries = withKnownIcons([entry('heart', [entry('no-such')]), entry(undefined)]);
  expect(entries.map(({ icon }) => icon)).toEqual(['heart', 'circle']);
  expect(entries[0]?.children[0]?.icon).toBe('circle');
});

test('the links of the shell itself have drawings', () => {
  for (const { icon } of [...EARN_LINKS, ...PROFILE_LINKS.flat()])
    expect(ICON_NAMES).toContain(icon);
});
