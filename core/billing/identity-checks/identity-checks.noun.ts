import type { Noun } from '#core/noun.ts';
import { endIdentityChecks, IDENTITY_SCHEDULES } from './end-checks.ts';
import { eraseIdentity, exportIdentity } from './export-identity.ts';
import { identityCheckRoutes } from './identity-check.routes.ts';
import { staffCheckRoutes } from './staff/staff-check.routes.ts';

export const identityChecks: Noun = {
  routes(api, parts) {
    identityCheckRoutes(api, parts);
    staffCheckRoutes(api, parts);
  },
  jobs: [endIdentityChecks],
  schedules: IDENTITY_SCHEDULES,
  customerData: { export: exportIdentity, erase: eraseIdentity },
};
