import type { Noun } from '#core/noun.ts';
import { instanceCreated } from '#core/tenancy/instances/instance-created.ts';
import { addFirstRole } from './add-first-role.ts';
import { roleRoutes } from './role.routes.ts';

export const roles: Noun = {
  routes: (api, parts) => roleRoutes(api, parts),
  listens: [instanceCreated.call(addFirstRole)],
};
