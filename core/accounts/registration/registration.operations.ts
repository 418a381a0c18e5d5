import { anyone, operation } from '#core/platform/operations/operation.contract.ts';
import { ASKED_BY_ADDRESS } from '#core/accounts/customers/account-limits.pure.ts';
import { sessionAnswer } from '#core/accounts/sessions/session.contract.ts';
import {
  confirmationBody,
  registrationAnswer,
  registrationBody,
  registrationLinkAnswer,
  registrationLinkBody,
} from './registration.contract.ts';

const registration = { method: 'POST', tag: 'Registration', who: anyone } as const;

export const register = operation({
  ...registration,
  id: 'register',
  path: '/register',
  summary: 'Registers a customer; the mail to the address says how it goes on.',
  body: registrationBody,
  answer: registrationAnswer,
  answered: 'The same whether or not the address is known.',
  refuses: ['too_many_requests', 'unavailable'],
});

export const confirmRegistration = operation({
  ...registration,
  id: 'confirmRegistration',
  path: '/register/confirm',
  summary: 'Confirms the address by the token of the mail, and logs in who has registered.',
  limit: ASKED_BY_ADDRESS,
  body: confirmationBody,
  answer: sessionAnswer,
  answered: 'Confirmed; the token stands in the authorization header.',
  otherwise: {
    204: { answered: 'Confirmed, without the mark or the password that logs in.' },
  },
  refuses: ['unavailable'],
});

export const readRegistrationLink = operation({
  ...registration,
  id: 'readRegistrationLink',
  path: '/register/link',
  summary: 'Which address the token of a mail confirms; the token stays good.',
  body: registrationLinkBody,
  answer: registrationLinkAnswer,
  answered: 'For whoever has the link of the mail.',
  refuses: ['too_many_requests'],
});
