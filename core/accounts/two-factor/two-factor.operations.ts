import { customer, operation } from '#core/platform/operations/operation.contract.ts';
import {
  confirmTwoFactorBody,
  provenTwoFactorBody,
  recoveryCodes,
  startTwoFactorBody,
  twoFactorSetup,
  twoFactorState,
} from './two-factor.contract.ts';

const PATH = '/api/v1/profile/two-factor';
const tag = 'Two-factor';

const change = {
  method: 'POST',
  tag,
  who: customer({ impersonated: 'refused' }),
  refuses: ['conflict', 'too_many_requests'],
} as const;

export const getTwoFactor = operation({
  id: 'getTwoFactor',
  method: 'GET',
  path: PATH,
  tag,
  summary: 'Whether signing in asks for a code, and how many recovery codes are left.',
  who: customer({ frozen: 'allowed' }),
  answer: twoFactorState,
});

export const startTwoFactor = operation({
  ...change,
  id: 'startTwoFactor',
  path: PATH,
  summary: 'A secret for the authenticator app; nothing changes until a code of it is confirmed.',
  body: startTwoFactorBody,
  answer: twoFactorSetup,
  answered: 'Shown this once.',
});

export const confirmTwoFactor = operation({
  ...change,
  id: 'confirmTwoFactor',
  path: `${PATH}/confirm`,
  summary: 'Turns two-factor sign-in on and logs all other devices out.',
  body: confirmTwoFactorBody,
  answer: recoveryCodes,
  answered: 'Shown this once.',
});

export const disableTwoFactor = operation({
  ...change,
  id: 'disableTwoFactor',
  path: `${PATH}/disable`,
  summary: 'Turns two-factor sign-in off.',
  body: provenTwoFactorBody,
});

export const renewRecoveryCodes = operation({
  ...change,
  id: 'renewRecoveryCodes',
  path: `${PATH}/recovery-codes`,
  summary: 'New recovery codes in place of the old ones.',
  body: provenTwoFactorBody,
  answer: recoveryCodes,
  answered: 'Shown this once.',
});
