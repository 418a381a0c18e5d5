import { expect } from 'vitest';
import { LINK, PLAIN } from '#core/ordering/orders/testing/buyer.ts';
import { SAYS } from '../words.pure.ts';
import { CALLS, FRESH } from './contract-calls.ts';
import type { Case } from './contract-case.ts';
import type { Speaker } from './contract-world.ts';
import { WAYS, type Said } from './program.ts';

const error = (text: string) => ({ error: text });
const BALANCE = { balance: expect.stringMatching(/^\d+\.\d{2,}$/), currency: 'USD' };

/** The same question in every way of sending it. */
const ways: Case[] = WAYS.map((way) => ({
  section: 'Transport',
  ...{ name: `as ${way}`, said: { action: 'balance' }, way, answer: BALANCE },
}));

const slashes: Case[] = WAYS.map((way) => ({
  section: 'Transport',
  ...{ name: `as ${way}, with a slash behind it`, said: { action: 'balance' }, way },
  ...{ path: '/api/v2/', answer: BALANCE },
}));

const keys: Case[] = ['', 'undefined', 'nobody', `mqk_${'0'.repeat(49)}`].map((key) => ({
  section: 'Transport',
  ...{ name: `the key ${JSON.stringify(key)}`, said: { key, action: 'balance' } },
  answer: error(SAYS.key),
}));

const ACTIONS = ['services', 'balance', 'status', 'add', 'refill', 'refill_status', 'cancel'];
const whole = (action: string): Said => ({
  ...{ action, service: PLAIN, link: `${LINK}-refused`, quantity: 100, order: 1, refill: 1 },
});

/** Who may not call at all, whatever they ask for. */
const strangers: Case[] = (
  [
    ['elsewhere', SAYS.key],
    ['expired', SAYS.key],
    ['revoked', SAYS.key],
    ['of another instance', SAYS.key],
    ['frozen', SAYS.suspended],
  ] as const
).flatMap(([by, text]) =>
  ACTIONS.map((action): Case => ({
    section: 'Transport',
    ...{ name: `${by}: ${action}`, by, said: whole(action), answer: error(text) },
  })),
);

const SCOPES = {
  'only reading': ['add', 'refill', 'cancel'],
  'only ordering': ['services', 'balance', 'status', 'refill_status', 'refill', 'cancel'],
  'only managing': ['services', 'balance', 'status', 'refill_status', 'add'],
} as const;
const scopes = Object.entries(SCOPES).flatMap(([by, refused]) =>
  refused.map((action): Case => ({
    section: 'Transport',
    ...{ name: `${by}: ${action}`, said: whole(action), answer: error(SAYS.request) },
    ...{ by: by as Speaker, because: 'scope' }, // The names are those of speakers.
  })),
);

const noActions: Case[] = ['', 'undefined', 'buy', 'constructor', 'ADD'].map((action) => ({
  section: 'Transport',
  ...{ name: `the action ${JSON.stringify(action)}`, said: { action } },
  ...{ answer: error(SAYS.request), because: 'action' },
}));

const words: Case[] = (
  [
    ['unpaid', 0, 0, 'Pending', '1000'],
    ['in_moderation', 0, 0, 'Pending', '1000'],
    ['in_processing', 0, 0, 'Processing', '1000'],
    ['in_processing', 1, 0, 'In progress', '999'],
    ['completed', 1_000, 0, 'Completed', '0'],
    ['canceled', 300, 0.7, 'Partial', '700'],
    ['canceled', 0, 1, 'Canceled', '1000'],
    ['stopped', 300, 0.7, 'Partial', '700'],
    ['stopped', 300, 0, 'Canceled', '700'],
    ['error', 300, 0.7, 'Partial', '700'],
    ['error', 0, 0, 'Canceled', '1000'],
  ] as const
).map(([state, delivered, back, status, remains]) => ({
  section: 'Words',
  name: `${state} with ${delivered} delivered and ${back} given back`,
  said: async ({ become }) => ({
    ...{ action: 'status', order: await become({ state, delivered, back }) },
  }),
  answer: { ...FRESH, charge: String(Number((1 - back).toFixed(1))), status, remains },
}));

/** The contract of the trade, sentence by sentence. */
export const CASES: readonly Case[] = [
  ...[...ways, ...slashes, ...keys, ...strangers, ...scopes, ...noActions],
  {
    ...{ section: 'Transport', name: 'the body before the query', path: '/api/v2?action=services' },
    ...{ said: { action: 'balance' }, answer: BALANCE },
  },
  {
    ...{ section: 'balance', name: 'in test mode', by: 'in test mode' },
    ...{
      said: { action: 'balance' },
      answer: { balance: expect.stringMatching(/^\d+\.00$/), currency: 'USD' },
    },
  },
  ...[...CALLS, ...words],
];
