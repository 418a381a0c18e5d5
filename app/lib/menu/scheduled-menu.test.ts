import { expect, it } from 'vitest';
import type { MenuItem } from '#instance-schema/generated/menu-item.ts';
import { scheduledMenu } from './scheduled-menu.ts';

const item = (id: string, own: Partial<MenuItem> = {}): MenuItem => ({
  ...{ schemaVersion: 1, id, title: id, url: `/${id}`, sorting: 0 },
  ...{ for_guests: true, for_authorised: true, children: [] },
  ...own,
});

const MENU = [
  item('always'),
  item('sale', { until: '2026-11-28T00:00:00Z' }),
  item('more-group', {
    children: [item('soon', { from: '2026-11-27T12:00:00Z' }), item('blog')],
  }),
];

it.each([
  ['2026-11-27T11:00:00Z', ['always', 'sale', 'more-group', 'blog'], '2026-11-27T12:00:00.000Z'],
  [
    '2026-11-27T12:00:00Z',
    ['always', 'sale', 'more-group', 'soon', 'blog'],
    '2026-11-28T00:00:00.000Z',
  ],
  ['2026-11-28T00:00:00Z', ['always', 'more-group', 'soon', 'blog'], undefined],
])('at %s the menu has %j until %s', (at, ids, changesAt) => {
  const moment = { now: Date.parse(at), changesAt: Infinity };
  const shown = scheduledMenu(MENU, moment).flatMap(({ id, children }) => [
    id,
    ...children.map((child) => child.id),
  ]);
  expect(shown).toEqual(ids);
  const change = moment.changesAt === Infinity ? undefined : new Date(moment.changesAt);
  expect(change?.toISOString()).toBe(changesAt);
});
