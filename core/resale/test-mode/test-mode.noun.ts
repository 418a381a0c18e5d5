import { testAccountOpened } from '#core/accounts/test-accounts/open-test-account.ts';
import type { Noun } from '#core/noun.ts';
import { giveFirstMoney } from './test-money.ts';
import { testModeRoutes } from './test-mode.routes.ts';

export const testMode: Noun = {
  routes: (api, parts) => testModeRoutes(api, parts),
  listens: [testAccountOpened.call(giveFirstMoney)],
};
