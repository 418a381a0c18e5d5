import { customer, operation, visitor } from '#core/platform/operations/operation.contract.ts';
import {
  changeSubscriptionBody,
  planPath,
  subscribeBody,
  subscriptionAnswer,
  tariffPlansAnswer,
} from './tariff.contract.ts';

const SUBSCRIPTION = '/api/v1/campaigns/subscription';
const PLANS = '/api/v1/campaigns/tariff-plans';
const tag = 'Campaigns';
/** Money is spent by whoever owns the account, and not by staff in their place. */
const ownersOnly = customer({ impersonated: 'refused' });

export const listTariffPlans = operation({
  id: 'listTariffPlans',
  method: 'GET',
  path: PLANS,
  tag,
  summary: 'The plans that keyword campaigns are paid by, and what each would mean for who asks.',
  who: visitor(),
  answer: tariffPlansAnswer,
});

export const subscribeToPlan = operation({
  id: 'subscribeToPlan',
  method: 'POST',
  path: `${PLANS}/{id}/subscribe`,
  tag,
  summary: 'Chooses a plan: begins it, or changes to it at once or at the end of the month.',
  who: ownersOnly,
  once: true,
  params: planPath,
  body: subscribeBody,
  bodyIsOptional: true,
  answer: subscriptionAnswer,
  answered: 'As it is now; refused at `balance` where that is too little.',
  refuses: ['not_found', 'not_measured', 'total_changed'],
});

export const getCampaignSubscription = operation({
  id: 'getCampaignSubscription',
  method: 'GET',
  path: SUBSCRIPTION,
  tag,
  summary: 'The plan of the customer and how much of it is used.',
  who: customer(),
  answer: subscriptionAnswer,
});

export const changeCampaignSubscription = operation({
  id: 'changeCampaignSubscription',
  method: 'PATCH',
  path: SUBSCRIPTION,
  tag,
  summary: 'Says whether the next month is paid from the balance.',
  who: ownersOnly,
  body: changeSubscriptionBody,
  bodyIsOptional: true,
  answer: subscriptionAnswer,
  refuses: ['not_found'],
});

export const renewCampaignSubscription = operation({
  id: 'renewCampaignSubscription',
  method: 'POST',
  path: `${SUBSCRIPTION}/renew`,
  tag,
  summary: 'Pays what is due now; where nothing is due, nothing is paid.',
  who: ownersOnly,
  answer: subscriptionAnswer,
  answered: 'As it is now; refused at `balance` where that is too little.',
  refuses: ['not_found', 'not_measured'],
});
