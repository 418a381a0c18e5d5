import { expect, test } from 'vitest';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import { isOfferedRoute } from './offered-pages.server.ts';

const settings = (more: object) =>
  fillDefaults('settings', {
    schemaVersion: 2,
    panelName: 'Panel',
    colours: { light: { primary: '#336699' } },
    ...more,
  });

test.each([
  ['orders', {}, true],
  ['orders', { availableRoutes: ['index'] }, false],
  ['index', { availableRoutes: ['index'] }, true],
  [undefined, { availableRoutes: ['index'] }, true],
  ['keywords-tools', { keywordToolsIsEnabled: true }, true],
  ['keywords-tools', { keywordToolsIsEnabled: false }, false],
  ['about-youtube-keyword-tool', { keywordToolsIsEnabled: false }, false],
  ['child-panels', { childPanelsPrice: '24.90' }, true],
  ['child-panels', {}, false],
  ['tasks', { tasksIsEnabled: true }, true],
  ['tasks', {}, false],
  ['tasks-faq', {}, false],
  ['tags-generator', { keywordToolsIsEnabled: false }, true],
])('%s with %j is offered: %s', (route, more, offered) => {
  expect(isOfferedRoute(route, settings(more))).toBe(offered);
});
