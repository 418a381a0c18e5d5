import { createRoute } from '@hono/zod-openapi';
import { callerOf } from '#core/http/caller.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import {
  BEARER,
  doneAnswer,
  jsonAnswer,
  jsonBody,
  sendDone,
  sendPrivate,
} from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import type { AccountDeps } from '../account-deps.ts';
import { requireCustomer } from '../current-customer.ts';
import { oneTimeTokenBody } from '../one-time/one-time.contract.ts';
import { askForReset } from './ask-for-reset.ts';
import { changePassword } from './change-password.ts';
import { readResetLink } from './read-reset-link.ts';
import { changePasswordBody, resetBody, resetLinkAnswer, resetMailBody } from './reset.contract.ts';
import { resetPassword } from './reset-password.ts';

const tags = ['Password'];

const resetMail = createRoute({
  method: 'post',
  path: '/password/email',
  operationId: 'askForPasswordReset',
  tags,
  summary: 'Mails a link for a new password, where the address has an account.',
  request: { query: localeQuery, body: jsonBody(resetMailBody) },
  responses: { 204: doneAnswer, ...refusals(['validation_failed', 'too_many_requests']) },
});

const reset = createRoute({
  method: 'post',
  path: '/password/reset',
  operationId: 'resetPassword',
  tags,
  summary: 'Sets a new password by the token of the mail and logs all devices out.',
  request: { query: localeQuery, body: jsonBody(resetBody) },
  responses: {
    204: doneAnswer,
    ...refusals(['validation_failed', 'too_many_requests', 'unavailable']),
  },
});

const resetLink = createRoute({
  method: 'post',
  path: '/password/reset/link',
  operationId: 'readResetLink',
  tags,
  summary: 'Whose password the token of a mail sets; the token stays good.',
  request: { query: localeQuery, body: jsonBody(oneTimeTokenBody) },
  responses: {
    200: jsonAnswer(resetLinkAnswer, 'For whoever has the link of the mail.'),
    ...refusals(['validation_failed', 'too_many_requests']),
  },
});

const change = createRoute({
  method: 'post',
  path: '/api/v1/profile/password',
  operationId: 'changePassword',
  tags,
  summary: 'Changes the password and logs all other devices out.',
  security: BEARER,
  request: { query: localeQuery, body: jsonBody(changePasswordBody) },
  responses: {
    204: doneAnswer,
    ...refusals([
      'unauthorized',
      'account_frozen',
      'owner_only',
      'validation_failed',
      'too_many_requests',
    ]),
  },
});

export function passwordRoutes(api: CoreApi, deps: AccountDeps): void {
  api.openapi(resetMail, async (c) => {
    await askForReset(deps, callerOf(c), c.req.valid('json'));
    return sendDone(c);
  });

  api.openapi(reset, async (c) => {
    await resetPassword(deps, callerOf(c), c.req.valid('json'));
    return sendDone(c);
  });

  api.openapi(resetLink, async (c) =>
    sendPrivate(c, { data: await readResetLink(deps, callerOf(c), c.req.valid('json').token) }),
  );

  api.openapi(change, async (c) => {
    const caller = await requireCustomer(c, { impersonated: 'refused' });
    await changePassword(deps, caller, c.req.valid('json'));
    return sendDone(c);
  });
}
