import { customer, operation } from '#core/platform/operations/operation.contract.ts';
import { foreseenPayoutAnswer } from '#core/billing/payouts/payout.contract.ts';
import { ownerProof } from '#core/accounts/two-factor/two-factor.contract.ts';
import { exportAnswer } from '#core/own-data/export/export.contract.ts';
import { deletionBody } from './deletion.contract.ts';

// Everyone has a right to these; a frozen customer can export but not delete.

const tag = 'Profile';

export const exportProfile = operation({
  id: 'exportProfile',
  method: 'POST',
  path: '/api/v1/profile/export',
  tag,
  summary: 'All that is kept of the customer.',
  who: customer({ frozen: 'allowed', impersonated: 'refused' }),
  body: ownerProof,
  file: 'application/json',
  answer: exportAnswer,
  answered: 'To be kept as a file.',
  refuses: ['too_many_requests'],
});

export const foreseeDeletion = operation({
  id: 'foreseeDeletion',
  method: 'GET',
  path: '/api/v1/profile/deletion',
  tag,
  summary: 'What deleting the account would pay back, and what would lapse.',
  who: customer({ frozen: 'allowed' }),
  answer: foreseenPayoutAnswer,
});

export const deleteProfile = operation({
  id: 'deleteProfile',
  method: 'POST',
  path: '/api/v1/profile/delete',
  tag,
  summary: 'Deletes the account for good and logs all devices out.',
  who: customer({ impersonated: 'refused' }),
  body: deletionBody,
  refuses: ['too_many_requests', 'last_owner'],
});
