import { expect, test } from 'vitest';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import type { MenuItem } from '#instance-schema/generated/menu-item.ts';
import { earnLinks } from './earn-menu.server.ts';

const item = (url: string, for_authorised: boolean, children: MenuItem[] = []): MenuItem => ({
  ...fillDefaults('menu-item', { id: url, title: url, url, for_authorised }),
  children,
});

const linksFor = (more: object, menu: ReturnType<typeof item>[]) =>
  earnLinks({
    menu,
    settings: fillDefaults('settings', {
      schemaVersion: 2,
      panelName: 'Panel',
      colours: { light: { primary: '#336699' } },
      ...more,
    }),
  }).map(({ url }) => url);

test('a customer may earn with everything that the instance offers', () => {
  const isOn = { referralProgramEnabled: true, freeTrial: { isEnabled: true } };
  expect(linksFor(isOn, [])).toEqual([
    ...['/order-widget', '/referral-program', '/api', '/free-trials'],
  ]);
  expect(linksFor({}, [])).toEqual(['/order-widget', '/api']);
  const some = { ...isOn, availableRoutes: ['referral-program', 'orders'] };
  expect(linksFor(some, [])).toEqual(['/referral-program']);
});

test.each([
  ['shown to customers', [item('/tasks', true)], true],
  ['shown to guests alone', [item('/tasks', false)], false],
  ['in a group', [item('/earn', true, [item('/tasks', true)])], true],
  ['in a group that customers do not see', [item('/earn', false, [item('/tasks', true)])], false],
])('tasks are there when the menu has them %s: %j', (_case, menu, isThere) => {
  expect(linksFor({ tasksIsEnabled: true }, menu).includes('/tasks')).toBe(isThere);
  expect(linksFor({}, menu)).not.toContain('/tasks');
});
