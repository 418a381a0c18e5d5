import { anyone, customer, operation } from '#core/platform/operations/operation.contract.ts';
import { ASKED_BY_ADDRESS } from '#core/accounts/customers/account-limits.pure.ts';
import {
  marketingFields,
  notificationSwitches,
} from '#core/accounts/customers/customer.contract.ts';
import { oneTimeTokenBody } from '#core/accounts/one-time/one-time.contract.ts';
import {
  analyticsBody,
  changePasswordBody,
  companyBody,
  profileBody,
  setEmailBody,
} from './profile-change.contract.ts';

const change = {
  method: 'POST',
  tag: 'Profile',
  who: customer({ impersonated: 'refused' }),
} as const;

export const changeProfile = operation({
  ...change,
  id: 'changeProfile',
  path: '/api/v1/profile',
  summary: 'Changes name, language of mails and contacts.',
  body: profileBody,
});

export const changeCompany = operation({
  ...change,
  id: 'changeCompany',
  path: '/api/v1/profile/company',
  summary: 'Makes the account one of a company or of a person.',
  body: companyBody,
});

export const changeNotifications = operation({
  ...change,
  id: 'changeNotifications',
  path: '/api/v1/profile/notifications',
  summary: 'Says which mails the customer wants.',
  body: notificationSwitches,
});

/** Sent by the browser on its own, so nobody is refused; what a browser of staff sends is not kept. */
const bySelf = { ...change, who: customer() } as const;

export const setAnalyticsClientId = operation({
  ...bySelf,
  id: 'setAnalyticsClientId',
  path: '/api/v1/profile/set-analytics-client-id',
  summary: 'Keeps the ids by which the counters know the visitor.',
  body: analyticsBody,
});

export const addMarketingSource = operation({
  ...bySelf,
  id: 'addMarketingSource',
  path: '/api/v1/marketing-sources',
  summary: 'Keeps where the customer came from, unless that is known.',
  body: marketingFields,
});

export const setEmail = operation({
  ...change,
  id: 'setEmail',
  path: '/api/v1/profile/set-email',
  summary: 'Mails a link to the new address, which takes its place once the link is opened.',
  body: setEmailBody,
  refuses: ['too_many_requests'],
});

export const changePassword = operation({
  ...change,
  id: 'changePassword',
  path: '/api/v1/profile/password',
  tag: 'Password',
  summary: 'Changes the password and logs all other devices out.',
  body: changePasswordBody,
  refuses: ['too_many_requests'],
});

export const confirmEmail = operation({
  id: 'confirmEmail',
  method: 'POST',
  path: '/email/confirm',
  tag: 'Profile',
  summary: 'Moves the account to the new address by the token of the mail.',
  who: anyone,
  limit: ASKED_BY_ADDRESS,
  body: oneTimeTokenBody,
});
