import type { CoreApi } from '#core/http/core-env.ts';
import { readSettings } from '#core/instances/read-documents.ts';
import { handle } from '#core/operations/handle.ts';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import type { AccountDeps } from '../account-deps.ts';
import { gradesOf } from './get-profile.ts';
import { getProfileGrades, listGrades } from './grade.operations.ts';

export function gradeRoutes(api: CoreApi, deps: AccountDeps): void {
  handle(api, listGrades, () => ({ data: [] }));
  handle(api, getProfileGrades, async ({ instanceId }) => {
    const settings = fillDefaults('settings', await readSettings(deps, instanceId));
    return { data: gradesOf(settings.gradesEnabled) };
  });
}
