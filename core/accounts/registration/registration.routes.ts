import { createRoute } from '@hono/zod-openapi';
import { callerOf } from '#core/http/caller.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import { doneAnswer, jsonAnswer, jsonBody, sendDone, sendPrivate } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import type { AccountDeps } from '../account-deps.ts';
import { confirmRegistration } from './confirm-registration.ts';
import { register } from './register.ts';
import { confirmationBody, registrationAnswer, registrationBody } from './registration.contract.ts';

const tags = ['Registration'];

const registration = createRoute({
  method: 'post',
  path: '/register',
  operationId: 'register',
  tags,
  summary: 'Registers a customer; the mail to the address says how it goes on.',
  request: { query: localeQuery, body: jsonBody(registrationBody) },
  responses: {
    200: jsonAnswer(registrationAnswer, 'The same whether or not the address is known.'),
    ...refusals(['validation_failed', 'too_many_requests', 'unavailable']),
  },
});

const confirmation = createRoute({
  method: 'post',
  path: '/register/confirm',
  operationId: 'confirmRegistration',
  tags,
  summary: 'Confirms the address by the token of the mail; the customer can log in from now on.',
  request: { query: localeQuery, body: jsonBody(confirmationBody) },
  responses: { 204: doneAnswer, ...refusals(['validation_failed', 'too_many_requests']) },
});

export function registrationRoutes(api: CoreApi, deps: AccountDeps): void {
  api.openapi(registration, async (c) => {
    const input = c.req.valid('json');
    await register(deps, callerOf(c), input);
    const { name, email, account_type } = input;
    return sendPrivate(c, { data: { name, email, account_type, is_confirmed: false as const } });
  });

  api.openapi(confirmation, async (c) => {
    await confirmRegistration(deps, callerOf(c), c.req.valid('json').token);
    return sendDone(c);
  });
}
