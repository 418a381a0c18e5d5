import { createRoute } from '@hono/zod-openapi';
import type { z } from 'zod';
import type { ErrorCode } from '#core/errors.ts';
import { callerOf } from '#core/http/caller.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import { BEARER, doneAnswer, jsonBody, sendDone } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import type { AccountDeps } from '../account-deps.ts';
import { requireCustomer } from '../current-customer.ts';
import { oneTimeTokenBody } from '../one-time/one-time.contract.ts';
import { marketingFields, notificationSwitches } from '../customers/customer.contract.ts';
import { filledIn } from '../customers/kept-text.ts';
import { changeCompany } from './change-company.ts';
import { changeProfile } from './change-profile.ts';
import { confirmEmail } from './confirm-email.ts';
import { keepAnalyticsIds, keepMarketing } from './keep-origin.ts';
import {
  analyticsBody,
  companyBody,
  profileBody,
  setEmailBody,
} from './profile-change.contract.ts';
import { setEmail } from './set-email.ts';

interface Change<P extends string, B extends z.ZodType> {
  path: P;
  operationId: string;
  summary: string;
  body: B;
  /** What is refused beside what all refuse. */
  refused?: readonly ErrorCode[];
}

const REFUSED = [
  'unauthorized',
  'account_frozen',
  'validation_failed',
  'too_many_requests',
] as const;

const describeChange = <P extends string, B extends z.ZodType>(change: Change<P, B>) =>
  createRoute({
    method: 'post',
    path: change.path,
    operationId: change.operationId,
    tags: ['Profile'],
    summary: change.summary,
    security: BEARER,
    request: { query: localeQuery, body: jsonBody(change.body) },
    responses: {
      204: doneAnswer,
      ...refusals([...REFUSED, ...(change.refused ?? [])]),
    },
  });

const profile = describeChange({
  path: '/api/v1/profile',
  operationId: 'changeProfile',
  summary: 'Changes name, language of mails and contacts.',
  body: profileBody,
});

const company = describeChange({
  path: '/api/v1/profile/company',
  operationId: 'changeCompany',
  summary: 'Makes the account one of a company or of a person.',
  body: companyBody,
});

const notifications = describeChange({
  path: '/api/v1/profile/notifications',
  operationId: 'changeNotifications',
  summary: 'Says which mails the customer wants.',
  body: notificationSwitches,
});

const analytics = describeChange({
  path: '/api/v1/profile/set-analytics-client-id',
  operationId: 'setAnalyticsClientId',
  summary: 'Keeps the ids by which the counters know the visitor.',
  body: analyticsBody,
});

const marketing = describeChange({
  path: '/api/v1/marketing-sources',
  operationId: 'addMarketingSource',
  summary: 'Keeps where the customer came from, unless that is known.',
  body: marketingFields,
});

const email = describeChange({
  path: '/api/v1/profile/set-email',
  operationId: 'setEmail',
  summary: 'Mails a link to the new address, which takes its place once the link is opened.',
  body: setEmailBody,
  refused: ['owner_only'],
});

const emailConfirmation = createRoute({
  method: 'post',
  path: '/email/confirm',
  operationId: 'confirmEmail',
  tags: ['Profile'],
  summary: 'Moves the account to the new address by the token of the mail.',
  request: { query: localeQuery, body: jsonBody(oneTimeTokenBody) },
  responses: { 204: doneAnswer, ...refusals(['validation_failed', 'too_many_requests']) },
});

export function profileChangeRoutes(api: CoreApi, deps: AccountDeps): void {
  api.openapi(profile, async (c) => {
    const caller = await requireCustomer(c);
    const { name, language, messengers } = c.req.valid('json');
    const change = {
      ...(name !== undefined && { name }),
      ...(language !== undefined && { language }),
      ...(messengers && { messengers: JSON.stringify(filledIn(messengers)) }),
    };
    await changeProfile(deps, caller, { action: 'profile.changed', change });
    return sendDone(c);
  });

  api.openapi(company, async (c) => {
    await changeCompany(deps, await requireCustomer(c), c.req.valid('json'));
    return sendDone(c);
  });

  api.openapi(notifications, async (c) => {
    const caller = await requireCustomer(c);
    const change = c.req.valid('json');
    await changeProfile(deps, caller, { action: 'profile.notifications_changed', change });
    return sendDone(c);
  });

  api.openapi(analytics, async (c) => {
    const caller = await requireCustomer(c);
    await keepAnalyticsIds(deps, caller, filledIn(c.req.valid('json')));
    return sendDone(c);
  });

  api.openapi(marketing, async (c) => {
    const caller = await requireCustomer(c);
    await keepMarketing(deps, caller, filledIn(c.req.valid('json')));
    return sendDone(c);
  });

  api.openapi(email, async (c) => {
    const caller = await requireCustomer(c, { impersonated: 'refused' });
    await setEmail(deps, caller, c.req.valid('json'));
    return sendDone(c);
  });

  api.openapi(emailConfirmation, async (c) => {
    await confirmEmail(deps, callerOf(c), c.req.valid('json').token);
    return sendDone(c);
  });
}
