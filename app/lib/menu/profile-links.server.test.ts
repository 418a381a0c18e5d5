import { expect, test } from 'vitest';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import { profileLinks } from './profile-links.server.ts';

const EVERYTHING = { hasGrades: true, hasBonuses: true };

const namesFor = (more: object, has = {}, permissions: string[] = []) =>
  profileLinks({
    ...EVERYTHING,
    ...has,
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
  ['orders', { ...ALL, availableRoutes: ['index', 'profile'] }, {}],
  ['grades', ALL, { hasGrades: false }],
  ['bonuses', ALL, { hasBonuses: false }],
  ['keywordTools', { keywordToolsIsEnabled: false }, {}],
] as const)('%s is left out with %j and %j', (name, more, has) => {
  expect(namesFor(more, has)).not.toContain(name);
});

test('staff find the way to their pages, and nobody else does', () => {
  expect(namesFor(ALL, {}, ['catalogue.import'])).toContain('staff');
  expect(namesFor(ALL, {}, ['customers.impersonate'])).not.toContain('staff');
});

test('who edits the instance finds the way to the studio, and nobody else does', () => {
  expect(namesFor(ALL, {}, ['studio.edit'])).toContain('studio');
  expect(namesFor(ALL, {}, ['catalogue.import'])).not.toContain('studio');
});
