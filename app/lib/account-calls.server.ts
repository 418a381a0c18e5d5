import { z } from 'zod';
import { unsubscribeAnswer } from '#core/accounts/notifications/unsubscribe.contract.ts';
import { loginAnswer } from '#core/accounts/login/login.contract.ts';
import { profileAnswer } from '#core/accounts/profile/profile.contract.ts';
import { resetLinkAnswer } from '#core/accounts/passwords/reset.contract.ts';
import {
  registrationAnswer,
  registrationLinkAnswer,
} from '#core/accounts/registration/registration.contract.ts';
import { sessionAnswer, sessionList } from '#core/accounts/sessions/session.contract.ts';
import {
  connectAnswer,
  connectionsAnswer,
  providersAnswer,
} from '#core/accounts/social/social.contract.ts';
import {
  recoveryCodes,
  twoFactorSetup,
  twoFactorState,
} from '#core/accounts/two-factor/two-factor.contract.ts';
import { exportAnswer } from '#core/accounts/export/export.contract.ts';
import { foreseenPayoutAnswer } from '#core/payouts/payout.contract.ts';
import type { Call } from './core.server.ts';

type AnyCall = Call<z.ZodType>;

export const refreshCall = {
  method: 'GET',
  path: '/refresh',
  answer: sessionAnswer,
} as const satisfies AnyCall;

export const profileCall = {
  method: 'GET',
  path: '/api/v1/profile',
  answer: profileAnswer,
} as const satisfies AnyCall;

export const logoutCall = {
  method: 'POST',
  path: '/logout',
  answer: z.undefined(),
} as const satisfies AnyCall;

export const loginCall = {
  method: 'POST',
  path: '/login',
  answer: loginAnswer,
} as const satisfies AnyCall;

export const exchangeTokenCall = {
  method: 'POST',
  path: '/login/exchange',
  answer: loginAnswer,
} as const satisfies AnyCall;

export const oneTapCall = {
  method: 'POST',
  path: '/login/google-one-tap',
  answer: loginAnswer,
} as const satisfies AnyCall;

export const secondFactorCall = {
  method: 'POST',
  path: '/login/second-factor',
  answer: sessionAnswer,
} as const satisfies AnyCall;

export const registerCall = {
  method: 'POST',
  path: '/register',
  answer: registrationAnswer,
} as const satisfies AnyCall;

export const registrationLinkCall = {
  method: 'POST',
  path: '/register/link',
  answer: registrationLinkAnswer,
} as const satisfies AnyCall;

/** With a session for who has registered. */
export const confirmRegistrationCall = {
  method: 'POST',
  path: '/register/confirm',
  answer: z.union([sessionAnswer, z.undefined()]),
} as const satisfies AnyCall;

export const resetMailCall = {
  method: 'POST',
  path: '/password/email',
  answer: z.undefined(),
} as const satisfies AnyCall;

export const resetLinkCall = {
  method: 'POST',
  path: '/password/reset/link',
  answer: resetLinkAnswer,
} as const satisfies AnyCall;

export const resetPasswordCall = {
  method: 'POST',
  path: '/password/reset',
  answer: z.undefined(),
} as const satisfies AnyCall;

export const confirmEmailCall = {
  method: 'POST',
  path: '/email/confirm',
  answer: z.undefined(),
} as const satisfies AnyCall;

export const changeProfileCall = {
  method: 'POST',
  path: '/api/v1/profile',
  answer: z.undefined(),
} as const satisfies AnyCall;

export const changeCompanyCall = {
  method: 'POST',
  path: '/api/v1/profile/company',
  answer: z.undefined(),
} as const satisfies AnyCall;

export const changeNotificationsCall = {
  method: 'POST',
  path: '/api/v1/profile/notifications',
  answer: z.undefined(),
} as const satisfies AnyCall;

export const setEmailCall = {
  method: 'POST',
  path: '/api/v1/profile/set-email',
  answer: z.undefined(),
} as const satisfies AnyCall;

export const changePasswordCall = {
  method: 'POST',
  path: '/api/v1/profile/password',
  answer: z.undefined(),
} as const satisfies AnyCall;

export const sessionsCall = {
  method: 'GET',
  path: '/api/v1/profile/sessions',
  answer: sessionList,
} as const satisfies AnyCall;

export const revokeSessionCall = {
  method: 'DELETE',
  path: '/api/v1/profile/sessions/{sessionId}',
  answer: z.undefined(),
} as const satisfies AnyCall;

export const switchesCall = {
  method: 'GET',
  path: '/unsubscribe/{userId}',
  answer: unsubscribeAnswer,
} as const satisfies AnyCall;

export const changeSwitchesCall = {
  method: 'POST',
  path: '/unsubscribe/{userId}',
  answer: unsubscribeAnswer,
} as const satisfies AnyCall;

export const analyticsIdsCall = {
  method: 'POST',
  path: '/api/v1/profile/set-analytics-client-id',
  answer: z.undefined(),
} as const satisfies AnyCall;

export const marketingCall = {
  method: 'POST',
  path: '/api/v1/marketing-sources',
  answer: z.undefined(),
} as const satisfies AnyCall;

export const providersCall = {
  method: 'GET',
  path: '/api/v1/socialite/providers',
  answer: providersAnswer,
} as const satisfies AnyCall;

export const connectServiceCall = {
  method: 'POST',
  path: '/api/v1/socialite/connect',
  answer: connectAnswer,
} as const satisfies AnyCall;

export const confirmServiceCall = {
  method: 'POST',
  path: '/api/v1/socialite/confirm',
  answer: z.undefined(),
} as const satisfies AnyCall;

export const connectionsCall = {
  method: 'GET',
  path: '/api/v1/socialite/connections',
  answer: connectionsAnswer,
} as const satisfies AnyCall;

export const disconnectServiceCall = {
  method: 'POST',
  path: '/api/v1/socialite/disconnect',
  answer: z.undefined(),
} as const satisfies AnyCall;

export const twoFactorCall = {
  method: 'GET',
  path: '/api/v1/profile/two-factor',
  answer: twoFactorState,
} as const satisfies AnyCall;

export const startTwoFactorCall = {
  method: 'POST',
  path: '/api/v1/profile/two-factor',
  answer: twoFactorSetup,
} as const satisfies AnyCall;

export const confirmTwoFactorCall = {
  method: 'POST',
  path: '/api/v1/profile/two-factor/confirm',
  answer: recoveryCodes,
} as const satisfies AnyCall;

export const disableTwoFactorCall = {
  method: 'POST',
  path: '/api/v1/profile/two-factor/disable',
  answer: z.undefined(),
} as const satisfies AnyCall;

export const renewRecoveryCodesCall = {
  method: 'POST',
  path: '/api/v1/profile/two-factor/recovery-codes',
  answer: recoveryCodes,
} as const satisfies AnyCall;

export const exportCall = {
  method: 'POST',
  path: '/api/v1/profile/export',
  answer: exportAnswer,
} as const satisfies AnyCall;

export const foreseeDeletionCall = {
  method: 'GET',
  path: '/api/v1/profile/deletion',
  answer: foreseenPayoutAnswer,
} as const satisfies AnyCall;

export const deleteAccountCall = {
  method: 'POST',
  path: '/api/v1/profile/delete',
  answer: z.undefined(),
} as const satisfies AnyCall;
