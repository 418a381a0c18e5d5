import { createRoute } from '@hono/zod-openapi';
import type { CoreApi } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import { BEARER, jsonAnswer, sendPrivate } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import { readSettings } from '#core/instances/read-documents.ts';
import { currentInstance } from '#core/tenancy/current-instance.ts';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import type { AccountDeps } from '../account-deps.ts';
import { requireCustomer } from '../current-customer.ts';
import { gradesOf } from './get-profile.ts';
import { gradesAnswer, profileGradesAnswer } from './profile-change.contract.ts';

const tags = ['Profile'];

const listGrades = createRoute({
  method: 'get',
  path: '/api/v1/grades',
  operationId: 'listGrades',
  tags,
  summary: 'The grades of the instance, by what has to be spent for them.',
  request: { query: localeQuery },
  responses: {
    200: jsonAnswer(gradesAnswer, 'Empty where the owner offers none.'),
    ...refusals(['validation_failed']),
  },
});

const getProfileGrades = createRoute({
  method: 'get',
  path: '/api/v1/profile/grades',
  operationId: 'getProfileGrades',
  tags,
  summary: 'The grade of the customer, the one before and the one to come.',
  security: BEARER,
  request: { query: localeQuery },
  responses: {
    200: jsonAnswer(profileGradesAnswer, 'All empty where the owner offers none.'),
    ...refusals(['unauthorized', 'validation_failed']),
  },
});

export function gradeRoutes(api: CoreApi, deps: AccountDeps): void {
  api.openapi(listGrades, (c) => sendPrivate(c, { data: [] }));

  api.openapi(getProfileGrades, async (c) => {
    await requireCustomer(c, { frozen: 'allowed' });
    const settings = await readSettings(deps, currentInstance(c).id);
    return sendPrivate(c, { data: gradesOf(fillDefaults('settings', settings).gradesEnabled) });
  });
}
