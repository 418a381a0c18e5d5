import { customer, operation } from '#core/platform/operations/operation.contract.ts';
import {
  addVideoAccountBody,
  videoAccountAnswer,
  videoAccountPath,
  videoAccountsAnswer,
} from './video-account.contract.ts';

const ACCOUNTS = '/api/v1/youtube-account';
const tag = 'Channels';
/** A channel is proven by whoever owns it, and not by staff in their place. */
const ownersOnly = customer({ impersonated: 'refused' });
/** Each asks the platform. */
const limit = { name: 'video-accounts', capacity: 10, refillSeconds: 30 };

export const listVideoAccounts = operation({
  id: 'listVideoAccounts',
  method: 'GET',
  path: ACCOUNTS,
  tag,
  summary: 'The channels of the customer, and whether channels can be proven at all.',
  who: customer(),
  answer: videoAccountsAnswer,
});

export const addVideoAccount = operation({
  id: 'addVideoAccount',
  method: 'POST',
  path: ACCOUNTS,
  tag,
  summary: 'Adds a channel of the customer, with a code by which it is proven.',
  who: ownersOnly,
  limit,
  body: addVideoAccountBody,
  status: 201,
  answer: videoAccountAnswer,
  answered: 'The account; the one that there is, where it was added before.',
});

export const removeVideoAccount = operation({
  id: 'removeVideoAccount',
  method: 'DELETE',
  path: `${ACCOUNTS}/{id}`,
  tag,
  summary: 'Removes a channel; added again, it gets another code.',
  who: ownersOnly,
  params: videoAccountPath,
  refuses: ['not_found'],
});

export const verifyVideoCode = operation({
  id: 'verifyVideoCode',
  method: 'POST',
  path: `${ACCOUNTS}/{id}/verify-code`,
  tag,
  summary: 'Looks whether the code stands in the description of the channel.',
  who: ownersOnly,
  limit,
  params: videoAccountPath,
  answer: videoAccountAnswer,
  answered: 'The account, whose code was found now or before.',
  refuses: ['not_found', 'validation_failed'],
});

export const verifyVideoSubscriptions = operation({
  id: 'verifyVideoSubscriptions',
  method: 'POST',
  path: `${ACCOUNTS}/{id}/verify-public-subscriptions`,
  tag,
  summary: 'Looks whether everybody may see what the channel subscribes to; after its code.',
  who: ownersOnly,
  limit,
  params: videoAccountPath,
  answer: videoAccountAnswer,
  answered: 'The account, which is verified.',
  refuses: ['not_found', 'validation_failed'],
});
