import { createRoute } from '@hono/zod-openapi';
import { callerOf } from '#core/http/caller.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import { jsonAnswer, jsonBody, sendDone, sendPrivate } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import type { AccountDeps } from '../account-deps.ts';
import { confirmRegistration } from './confirm-registration.ts';
import { sendSession } from '../sessions/send-session.ts';
import { sessionAnswer } from '../sessions/session.contract.ts';
import { readRegistrationLink } from './read-registration-link.ts';
import { register } from './register.ts';
import {
  confirmationBody,
  registrationAnswer,
  registrationBody,
  registrationLinkAnswer,
  registrationLinkBody,
} from './registration.contract.ts';

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
  summary: 'Confirms the address by the token of the mail, and logs in who has registered.',
  request: { query: localeQuery, body: jsonBody(confirmationBody) },
  responses: {
    200: jsonAnswer(sessionAnswer, 'Confirmed; the token stands in the authorization header.'),
    204: { description: 'Confirmed, without the mark or the password that logs in.' },
    ...refusals(['validation_failed', 'too_many_requests', 'unavailable']),
  },
});

const link = createRoute({
  method: 'post',
  path: '/register/link',
  operationId: 'readRegistrationLink',
  tags,
  summary: 'Which address the token of a mail confirms; the token stays good.',
  request: { query: localeQuery, body: jsonBody(registrationLinkBody) },
  responses: {
    200: jsonAnswer(registrationLinkAnswer, 'For whoever has the link of the mail.'),
    ...refusals(['validation_failed', 'too_many_requests']),
  },
});

export function registrationRoutes(api: CoreApi, deps: AccountDeps): void {
  api.openapi(registration, async (c) => {
    const input = c.req.valid('json');
    await register(deps, callerOf(c), input);
    const { name, email, account_type } = input;
    return sendPrivate(c, { data: { name, email, account_type, is_confirmed: false as const } });
  });

  api.openapi(confirmation, async (c) => {
    const session = await confirmRegistration(deps, callerOf(c), c.req.valid('json'));
    return session ? sendSession(c, session) : sendDone(c);
  });

  api.openapi(link, async (c) =>
    sendPrivate(c, { data: await readRegistrationLink(deps, callerOf(c), c.req.valid('json')) }),
  );
}
