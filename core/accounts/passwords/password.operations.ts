import { anyone, operation } from '#core/platform/operations/operation.contract.ts';
import { ASKED_BY_ADDRESS } from '#core/accounts/customers/account-limits.pure.ts';
import { oneTimeTokenBody } from '#core/accounts/one-time/one-time.contract.ts';
import { resetBody, resetLinkAnswer, resetMailBody } from './reset.contract.ts';

const password = { method: 'POST', tag: 'Password' } as const;

export const askForPasswordReset = operation({
  ...password,
  id: 'askForPasswordReset',
  path: '/password/email',
  summary: 'Mails a link for a new password, where the address has an account.',
  who: anyone,
  paused: 'allowed',
  body: resetMailBody,
  refuses: ['too_many_requests'],
});

export const resetPassword = operation({
  ...password,
  id: 'resetPassword',
  path: '/password/reset',
  summary: 'Sets a new password by the token of the mail and logs all devices out.',
  who: anyone,
  paused: 'allowed',
  limit: ASKED_BY_ADDRESS,
  body: resetBody,
  refuses: ['unavailable'],
});

export const readResetLink = operation({
  ...password,
  id: 'readResetLink',
  path: '/password/reset/link',
  summary: 'Whose password the token of a mail sets; the token stays good.',
  who: anyone,
  paused: 'allowed',
  body: oneTimeTokenBody,
  answer: resetLinkAnswer,
  answered: 'For whoever has the link of the mail.',
  refuses: ['too_many_requests'],
});
