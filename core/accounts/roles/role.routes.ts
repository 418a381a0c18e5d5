import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { changeRole } from './change-role.ts';
import { createRole } from './create-role.ts';
import { listRoles } from './list-roles.ts';
import { removeRole } from './remove-role.ts';
import * as operations from './role.operations.ts';

export function roleRoutes(api: CoreApi, deps: Deps): void {
  handle(api, operations.listRoles, async (caller) => ({ data: await listRoles(deps, caller) }));
  handle(api, operations.createRole, async (caller, { body }) => ({
    data: await createRole(deps, caller, body),
  }));
  handle(api, operations.changeRole, async (caller, { params: { name }, body }) => ({
    data: await changeRole(deps, caller, { name, change: body }),
  }));
  handle(api, operations.removeRole, (caller, { params: { name } }) =>
    removeRole(deps, caller, name),
  );
}
