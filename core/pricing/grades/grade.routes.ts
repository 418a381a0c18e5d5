import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { currentInstance } from '#core/platform/http/current-instance.ts';
import { handle } from '#core/platform/operations/handle.ts';
import * as operations from './grade.operations.ts';
import { getOwnGrades, listGrades } from './show-grades.ts';

export function gradeRoutes(api: CoreApi, { db }: Pick<Deps, 'db'>): void {
  handle(api, operations.listGrades, async ({ instanceId, language }, _asked, c) => {
    const { revision } = currentInstance(c);
    return { data: await listGrades(db, { instanceId, revision, language }) };
  });
  handle(api, operations.getProfileGrades, async (caller, _asked, c) => {
    const { instanceId, language, customer } = caller;
    const { revision } = currentInstance(c);
    const { id: customerId, gradeId } = customer;
    const own = { instanceId, revision, language, customerId, gradeId };
    return { data: await getOwnGrades(db, own) };
  });
}
