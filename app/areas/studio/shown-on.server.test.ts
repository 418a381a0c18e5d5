import { expect, it } from 'vitest';
import { shownOn } from './shown-on.server.ts';

it.each([
  [{ list: 'plans' }, '/plans-and-pricing'],
  [{ list: 'quests' }, '/free-trials'],
  [{ list: 'pages', slug: 'about' }, '/about'],
  [{ list: 'pages', route: 'index' }, '/'],
  [{ list: 'pages', route: 'api-documentation' }, '/api/documentation'],
  // A guest is asked to log in there.
  [{ list: 'pages', route: 'dashboard' }, undefined],
  [{ list: 'pages', route: 'services-slug' }, undefined],
  [{ list: 'pages', route: 'tasks-start-earning' }, undefined],
  [{ list: 'pages' }, undefined],
  [{ list: 'menu' }, undefined],
] as const)('%o shows on %s', (edited, page) => {
  expect(shownOn(edited)).toBe(page);
});
