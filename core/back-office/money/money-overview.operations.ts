import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import { moneyAnswer, moneyQuery } from './money-overview.contract.ts';

const PATH = '/api/v1/staff/money';
const reading = { tag: 'Staff', method: 'GET', who: staff('money.read') } as const;

export const getMoneyOverview = operation({
  ...reading,
  id: 'getMoneyOverview',
  path: PATH,
  summary: 'What came in, was sold, given and paid out, and what customers are owed, by time.',
  query: moneyQuery,
  answer: moneyAnswer,
  answered: 'Sums of the ledger, a few seconds old.',
});

export const exportMoney = operation({
  ...reading,
  id: 'exportMoney',
  path: `${PATH}/export`,
  summary: 'The same as a file.',
  query: moneyQuery,
  file: 'text/csv',
  answered: 'With a line of names at its head.',
});
