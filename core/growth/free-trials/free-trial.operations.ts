import { customer, operation, visitor } from '#core/platform/operations/operation.contract.ts';
import {
  questAnswer,
  questPath,
  questsAnswer,
  takeTrialBody,
  trialAnswer,
  trialPath,
  trialsAnswer,
  trialsQuery,
} from './free-trial.contract.ts';

const QUESTS = '/api/v1/free-trial-quests';
const TRIALS = '/api/v1/free-trials';
const tag = 'Free trials';
/** A free order is for whoever owns the account, and not for staff in their place. */
const ownersOnly = customer({ impersonated: 'refused' });

export const listFreeTrialQuests = operation({
  id: 'listFreeTrialQuests',
  method: 'GET',
  path: QUESTS,
  tag,
  summary: 'The quests that are rewarded with a free order, and which are open to who asks.',
  who: visitor(),
  answer: questsAnswer,
  answered: 'Empty where the shop gives no free trials.',
  refuses: ['unauthorized'],
});

export const getFreeTrialQuest = operation({
  id: 'getFreeTrialQuest',
  method: 'GET',
  path: `${QUESTS}/{id}`,
  tag,
  summary: 'One quest, and why it is not open to who asks.',
  who: visitor(),
  params: questPath,
  answer: questAnswer,
  refuses: ['unauthorized', 'not_found'],
});

export const trackFreeTrialQuest = operation({
  id: 'trackFreeTrialQuest',
  method: 'POST',
  path: `${QUESTS}/{id}/track`,
  tag,
  summary:
    'Begins a trial, which holds a place until it expires; one that was begun stays as it is.',
  who: ownersOnly,
  limit: { name: 'free-trials', capacity: 20, refillSeconds: 60 },
  params: questPath,
  answer: trialAnswer,
  answered: 'The trial, which can be used now.',
  otherwise: { 204: { answered: 'None was begun: the quest is not open to the customer.' } },
  refuses: ['not_found'],
});

export const takeFreeTrial = operation({
  id: 'takeFreeTrial',
  method: 'POST',
  path: TRIALS,
  tag,
  summary: 'Asks for the free order of a quest: at once, or once staff have seen the proof.',
  who: ownersOnly,
  limit: { name: 'free-trials', capacity: 20, refillSeconds: 60 },
  once: true,
  body: takeTrialBody,
  status: 201,
  answer: trialAnswer,
  answered: 'It waits for staff, or its order was placed.',
});

export const listFreeTrials = operation({
  id: 'listFreeTrials',
  method: 'GET',
  path: TRIALS,
  tag,
  summary: 'The free trials of the customer.',
  who: customer(),
  query: trialsQuery,
  answer: trialsAnswer,
  answered: 'A page of them.',
});

export const getFreeTrial = operation({
  id: 'getFreeTrial',
  method: 'GET',
  path: `${TRIALS}/{id}`,
  tag,
  summary: 'A free trial of the customer, as it is now.',
  who: customer(),
  params: trialPath,
  answer: trialAnswer,
  refuses: ['not_found'],
});
