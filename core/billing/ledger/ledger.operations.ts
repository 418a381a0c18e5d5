import { customer, operation } from '#core/platform/operations/operation.contract.ts';
import { balanceMarkAnswer, balanceMarkBody } from './mark/balance-mark.contract.ts';
import {
  balanceDaysAnswer,
  balanceDaysQuery,
  entriesAnswer,
  entriesQuery,
  statementQuery,
} from './statement/statement.contract.ts';

const read = { method: 'GET', tag: 'Money', who: customer({ token: 'read' }) } as const;

export const listFinanceEntries = operation({
  ...read,
  id: 'listFinanceEntries',
  path: '/api/v1/payments/statistics',
  summary: 'What has happened to the money of the customer, the newest first.',
  query: entriesQuery,
  answer: entriesAnswer,
  answered: 'With the balance after each entry.',
  public: { query: { per_page: '20' } },
});

export const listBalanceDays = operation({
  ...read,
  id: 'listBalanceDays',
  path: '/api/v1/payments/balance-days',
  summary: 'How the balance of the customer went on from day to day.',
  query: balanceDaysQuery,
  answer: balanceDaysAnswer,
  answered: 'The oldest day first.',
  public: { query: { start_date: '2026-03-01', end_date: '2026-03-31' } },
});

/** A file for people: programs read the entries. */
export const exportStatement = operation({
  ...read,
  who: customer(),
  id: 'exportStatement',
  path: '/api/v1/payments/statement',
  summary: 'An account from its beginning, as a file that can be checked without us.',
  query: statementQuery,
  file: 'text/csv',
  answered: 'docs/money.md says what its hashes are made of.',
});

const mark = { path: '/api/v1/balance-mark', tag: 'Money', answer: balanceMarkAnswer } as const;

export const getBalanceMark = operation({
  ...mark,
  id: 'getBalanceMark',
  method: 'GET',
  summary: 'Below which amount programs of the customer are told that the balance is low.',
  who: customer({ token: 'read' }),
  public: {},
});

export const setBalanceMark = operation({
  ...mark,
  id: 'setBalanceMark',
  method: 'PUT',
  summary: 'Sets that amount, or takes it away.',
  who: customer({ impersonated: 'refused', token: 'manage' }),
  body: balanceMarkBody,
  public: { body: { below: '25' } },
});
