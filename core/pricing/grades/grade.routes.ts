import type { CoreApi } from '#core/platform/http/core-env.ts';
import { currentInstance } from '#core/platform/http/current-instance.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { settingsOf } from '#core/tenancy/instances/settings-of.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { gradesOf } from './get-profile.ts';
import { getProfileGrades, listGrades } from './grade.operations.ts';

export function gradeRoutes(api: CoreApi, deps: AccountDeps): void {
  handle(api, listGrades, () => ({ data: [] }));
  handle(api, getProfileGrades, async (_caller, _asked, c) => {
    const { gradesEnabled } = await settingsOf(deps, currentInstance(c));
    return { data: gradesOf(gradesEnabled) };
  });
}
