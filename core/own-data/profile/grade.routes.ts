import type { CoreApi } from '#core/platform/http/core-env.ts';
import { readSettings } from '#core/tenancy/instances/read-documents.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { gradesOf } from './get-profile.ts';
import { getProfileGrades, listGrades } from './grade.operations.ts';

export function gradeRoutes(api: CoreApi, deps: AccountDeps): void {
  handle(api, listGrades, () => ({ data: [] }));
  handle(api, getProfileGrades, async ({ instanceId }) => {
    const settings = fillDefaults('settings', await readSettings(deps, instanceId));
    return { data: gradesOf(settings.gradesEnabled) };
  });
}
