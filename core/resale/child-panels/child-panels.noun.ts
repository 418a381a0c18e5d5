import type { Noun } from '#core/noun.ts';
import { childPanelRoutes } from './child-panel.routes.ts';
import { forgetAddresses } from './child-panel.store.ts';
import { closePanelsOf } from './close-panel.ts';
import { exportPanels } from './export-panels.ts';
import { CHILD_PANEL_SCHEDULES, lookAtPanels } from './look-at-panels.ts';
import { setUpPanel } from './set-up-panel.ts';
import { mailPanel } from './tell-renter.ts';

export const childPanels: Noun = {
  routes: (api, parts) => childPanelRoutes(api, parts),
  jobs: [setUpPanel, lookAtPanels, mailPanel],
  schedules: CHILD_PANEL_SCHEDULES,
  customerData: {
    export: async (trx, customer) => ({ child_panels: await exportPanels(trx, customer) }),
    close: closePanelsOf,
    erase: ({ trx }, customer) => forgetAddresses(trx, customer),
  },
};
