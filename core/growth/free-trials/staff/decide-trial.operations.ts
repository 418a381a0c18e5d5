import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import { trialAnswer, trialPath } from '../free-trial.contract.ts';
import { refuseTrialBody } from './decide-trial.contract.ts';

const ONE = '/api/v1/staff/free-trials/{id}';
const deed = {
  method: 'POST',
  tag: 'Staff',
  who: staff('trials.moderate'),
  params: trialPath,
  answer: trialAnswer,
  once: true,
} as const;

export const approveFreeTrial = operation({
  ...deed,
  id: 'approveFreeTrial',
  path: `${ONE}/approve`,
  summary: 'The proof is good: places the free order.',
  refuses: ['not_found', 'own_account', 'already_decided', 'customer_frozen', 'trial_impossible'],
});

export const refuseFreeTrial = operation({
  ...deed,
  id: 'refuseFreeTrial',
  path: `${ONE}/refuse`,
  summary: 'The proof is not good: gives the place back and tells the customer why.',
  body: refuseTrialBody,
  bodyIsOptional: true,
  refuses: ['not_found', 'own_account', 'already_decided'],
});
