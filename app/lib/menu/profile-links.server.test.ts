import { expect, test } from 'vitest';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import { profileLinks } from './profile-links.server.ts';

const namesFor = (more: object, hasGrades = true, permissions: string[] = []) =>
  profileLinks({
    hasGrades,
    permissions,
    settings: fillDefaults('settings', {
      schemaVersion: 2,
      panelName: 'Panel',
      colours: { light: { primary: '#336699' } },
      ...more,
    }),
  })
    .flat()
    .map(({ text }) => text);

const ALL = { keywordToolsIsEnabled: true };

test('the panel of an account leads to all that is a customer’s own', () => {
  expect(namesFor(ALL)).toEqual([
    'profile',
    'notices',
    'tickets',
    'myServices',
    'orders',
    'grades',
    'dashboard',
    'statistics',
    'addFunds',
    'finances',
    'bonuses',
    'keywordTools',
    'favourites',
  ]);
});

test.each([
  ['orders', { ...ALL, availableRoutes: ['index', 'profile'] }, true],
  ['grades', ALL, false],
  ['keywordTools', { keywordToolsIsEnabled: false }, true],
] as const)('%s is left out with %j and grades %s', (name, more, hasGrades) => {
  expect(namesFor(more, hasGrades)).not.toContain(name);
});

test('staff find the way to their pages, and nobody else does', () => {
  expect(namesFor(ALL, true, ['catalogue.import'])).toContain('staff');
  expect(namesFor(ALL, true, ['customers.impersonate'])).not.toContain('staff');
});

test('who edits the instance finds the way to the studio, and nobody else does', () => {
  expect(namesFor(ALL, true, ['studio.edit'])).toContain('studio');
  expect(namesFor(ALL, true, ['catalogue.import'])).not.toContain('studio');
});
