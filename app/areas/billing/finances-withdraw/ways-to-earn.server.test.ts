import { expect, test } from 'vitest';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import { waysToEarn } from './ways-to-earn.server.ts';

const settings = fillDefaults('settings', {
  schemaVersion: 2,
  panelName: 'Panel',
  colours: { light: { primary: '#336699' } },
  referralProgramEnabled: true,
  tasksIsEnabled: true,
});

test.each([
  [{}, ['/referral-program', '/tasks/start-earning']],
  [{ tasksIsEnabled: false }, ['/referral-program']],
  [{ referralProgramEnabled: false }, ['/tasks/start-earning']],
  [{ referralProgramEnabled: false, tasksIsEnabled: false }, ['/order-widget']],
  [{ availableRoutes: ['index', 'tasks', 'referral-program'] }, ['/referral-program']],
  [{ availableRoutes: ['index', 'tasks-start-earning'] }, ['/tasks/start-earning']],
  [{ availableRoutes: ['index'] }, []],
])('with %j, it can be earned by %j', (own, urls) => {
  expect(waysToEarn({ ...settings, ...own }).map(({ url }) => url)).toEqual(urls);
});
