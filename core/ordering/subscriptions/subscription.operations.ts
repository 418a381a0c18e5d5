import {
  customer,
  operation,
  staff,
  visitor,
} from '#core/platform/operations/operation.contract.ts';
import {
  changePaymentBody,
  createSubscriptionBody,
  endSubscriptionBody,
  networkPath,
  networksAnswer,
  serviceTypesAnswer,
  subscriptionAnswer,
  subscriptionPageAnswer,
  subscriptionPath,
  subscriptionQuery,
  subscriptionsAnswer,
  subscriptionsQuery,
} from './subscription.contract.ts';

const PATH = '/api/v1/subscriptions';
const tag = 'Subscriptions';
/** It spends the money of whoever owns the account, and goes on doing so. */
const ownersOnly = { impersonated: 'refused' } as const;

export const listSubscriptionNetworks = operation({
  id: 'listSubscriptionNetworks',
  method: 'GET',
  path: `${PATH}/networks`,
  tag,
  summary: 'The networks, with whether a channel of each can be subscribed and why not.',
  who: visitor(),
  answer: networksAnswer,
  answered: 'All networks that something is sold for.',
});

export const listServiceTypesForPosts = operation({
  id: 'listServiceTypesForPosts',
  method: 'GET',
  path: `${PATH}/networks/{networkId}/service-types`,
  tag,
  summary: 'What can be ordered for each new post of a channel, by its type.',
  who: visitor(),
  params: networkPath,
  answer: serviceTypesAnswer,
  answered: 'Services that need nothing but the link of a post.',
  refuses: ['not_found'],
});

export const listSubscriptions = operation({
  id: 'listSubscriptions',
  method: 'GET',
  path: PATH,
  tag,
  summary: 'The table of subscriptions of the customer.',
  who: customer(),
  query: subscriptionsQuery,
  answer: subscriptionsAnswer,
  answered: 'A page, and how many there are.',
});

export const getSubscription = operation({
  id: 'getSubscription',
  method: 'GET',
  path: `${PATH}/{subscriptionId}`,
  tag,
  summary: 'A subscription of the customer with its posts and their orders.',
  who: customer(),
  params: subscriptionPath,
  query: subscriptionQuery,
  answer: subscriptionPageAnswer,
  answered: 'With a page of its posts, the newest first.',
  refuses: ['not_found'],
});

export const createSubscription = operation({
  id: 'createSubscription',
  method: 'POST',
  path: PATH,
  tag,
  summary: 'Has orders placed for each new post of a channel, from now on.',
  // A guest has neither a balance nor a saved card, and could never pay for later posts.
  who: customer(ownersOnly),
  limit: { name: 'subscriptions-begun', capacity: 20, refillSeconds: 60 },
  once: true,
  body: createSubscriptionBody,
  status: 201,
  answer: subscriptionAnswer,
  answered: 'Nothing is charged until the channel posts.',
  refuses: ['total_changed'],
});

export const cancelSubscription = operation({
  id: 'cancelSubscription',
  method: 'POST',
  path: `${PATH}/{subscriptionId}/cancel`,
  tag,
  summary: 'Ends a subscription at once; orders that were placed go on.',
  who: customer(ownersOnly),
  params: subscriptionPath,
  answer: subscriptionAnswer,
  answered: 'As it is now; one that is over already stays as it is.',
  refuses: ['not_found'],
});

export const changeSubscriptionPayment = operation({
  id: 'changeSubscriptionPayment',
  method: 'POST',
  path: `${PATH}/{subscriptionId}/payment`,
  tag,
  summary: 'Has a saved card bring what the balance lacks, or the balance pay alone.',
  who: customer(ownersOnly),
  params: subscriptionPath,
  body: changePaymentBody,
  answer: subscriptionAnswer,
  answered: 'What waits is tried again at once.',
  refuses: ['not_found', 'conflict'],
});

export const endSubscriptionByStaff = operation({
  id: 'endSubscriptionByStaff',
  method: 'POST',
  path: '/api/v1/staff/subscriptions/{subscriptionId}/cancel',
  tag: 'Staff',
  summary: 'Ends a subscription of a customer at once, and tells them why; orders go on.',
  who: staff('orders.deliver'),
  params: subscriptionPath,
  body: endSubscriptionBody,
  bodyIsOptional: true,
  refuses: ['not_found', 'already_decided'],
});
