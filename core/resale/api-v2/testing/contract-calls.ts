import { expect } from 'vitest';
import {
  COMMENTS,
  DRIPPED,
  KEYWORDS,
  LINK,
  LINKLESS,
  NEITHER,
  PLAIN,
} from '#core/ordering/orders/testing/buyer.ts';
import { SAYS } from '../words.pure.ts';
import type { Case } from './contract-case.ts';
import { COMMENT_PACKAGE, PACKAGE, UNNAMED, type Contract } from './contract-world.ts';
import type { Said } from './program.ts';
import { TYPED_ADDS, UNTYPED_ADDS } from './typed-adds.ts';

const error = (text: string) => ({ error: text });
const UNKNOWN = error(SAYS.order);
const NO_REFILL = error(SAYS.refill);
const RESTRICTED = 105;
const DEACTIVATED = 104;
const OF_B = 207;

const ORDERED = { order: expect.any(Number) };

const PLAINLY = { service: PLAIN, quantity: 1_000 };
const LEAST = SAYS.least(100);

const refusedAdds: Case[] = (
  [
    ['no service', { ...PLAINLY, service: '' }, SAYS.service],
    ['an unknown service', { ...PLAINLY, service: 999 }, SAYS.service],
    ['a slug for a service', { ...PLAINLY, service: 'alder-views' }, SAYS.service],
    ['letters behind a service', { ...PLAINLY, service: '107x' }, SAYS.service],
    ['a service too large', { ...PLAINLY, service: '99999999999' }, SAYS.service],
    ['a restricted service', { ...PLAINLY, service: RESTRICTED }, SAYS.service],
    ['a service that is off', { ...PLAINLY, service: DEACTIVATED }, SAYS.service],
    ['one that no type of the contract has', { ...PLAINLY, service: UNNAMED }, SAYS.service],
    ['one that no balance pays', { ...PLAINLY, service: NEITHER }, SAYS.service],
    ['one of another instance', { ...PLAINLY, service: OF_B }, SAYS.service],
    ['no link', { ...PLAINLY, link: '' }, SAYS.link],
    ['undefined for a link', { ...PLAINLY, link: 'undefined' }, SAYS.link],
    ['words for a link', { ...PLAINLY, link: 'not a link' }, SAYS.link],
    ['an endless link', { ...PLAINLY, link: `${LINK}${'x'.repeat(9_000)}` }, SAYS.link],
    ['no quantity', { ...PLAINLY, quantity: '' }, LEAST],
    ['words for a quantity', { ...PLAINLY, quantity: 'many' }, LEAST],
    ['a quantity below nothing', { ...PLAINLY, quantity: '-500' }, LEAST],
    ['too few', { ...PLAINLY, quantity: 90 }, LEAST],
    ['too many', { ...PLAINLY, quantity: 100_010 }, SAYS.most(100_000)],
    ['more than there can be', { ...PLAINLY, quantity: 2_147_483_648 }, SAYS.most(100_000)],
    ['a quantity without an end', { ...PLAINLY, quantity: '9'.repeat(400) }, SAYS.most(100_000)],
    ['a quantity between two steps', { ...PLAINLY, quantity: 105 }, SAYS.request, 'quantity'],
    ['runs without an interval', { ...PLAINLY, runs: 2 }, SAYS.request, 'interval'],
    ['runs of what has none', { ...PLAINLY, runs: 2, interval: 60 }, SAYS.request, 'runs'],
    [
      'words for runs',
      { ...PLAINLY, service: DRIPPED, runs: 'x', interval: 60 },
      SAYS.request,
      'runs',
    ],
    [
      'no minutes',
      { ...PLAINLY, service: DRIPPED, runs: 2, interval: 0 },
      SAYS.request,
      'interval',
    ],
    [
      'an endless request_id',
      { ...PLAINLY, request_id: 'x'.repeat(256) },
      SAYS.request,
      'request_id',
    ],
    ['comments that are not there', { ...PLAINLY, service: COMMENTS }, SAYS.request, 'comments'],
    ['keywords that are not there', { ...PLAINLY, service: KEYWORDS }, SAYS.request, 'keywords'],
    [
      'no comments of a package',
      { ...PLAINLY, service: COMMENT_PACKAGE },
      SAYS.request,
      'comments',
    ],
    ...UNTYPED_ADDS,
  ] as const
).map(([name, said, text, because]) => ({
  section: 'add',
  ...{ name, said: added(said), answer: error(text), ...(because && { because }) },
}));

/** Each order has a link of its own, where none is said. */
function added(said: Said): (known: Contract) => Said {
  return ({ newLink }) => ({ action: 'add', link: newLink(), ...said });
}

const adds: Case[] = [
  {
    ...{ section: 'add', name: 'beyond the balance', by: 'poor' },
    ...{ said: added({ ...PLAINLY, quantity: 100_000 }), answer: error(SAYS.funds) },
  },
  {
    ...{ section: 'add', name: 'beyond the cap of the day', by: 'capped' },
    ...{ said: added(PLAINLY), answer: error(SAYS.funds), because: 'daily_cap' },
  },
  {
    ...{ section: 'add', name: 'a service that the token may not', by: 'of one service' },
    ...{ said: added(PLAINLY), answer: error(SAYS.service) },
  },
  {
    ...{ section: 'add', name: 'a link that is under way' },
    said: ({ running }) => ({ action: 'add', ...PLAINLY, link: running }),
    answer: error(SAYS.running),
  },
  {
    ...{ section: 'add', name: 'the same request_id', said: ({ named }) => named.said },
    answer: ({ named }: Contract) => ({ order: named.order }),
  },
  {
    ...{ section: 'add', name: 'in test mode, without money', by: 'in test mode' },
    ...{ said: added(PLAINLY), answer: ORDERED },
  },
];

const byType: Case[] = (
  [
    ['Default', { ...PLAINLY, link: '' }, SAYS.link],
    ['Subscriptions', { service: PLAIN, username: 'ada', min: 100, max: 200, link: '' }, SAYS.link],
  ] as const
).map(([type, said, text]) => ({
  section: 'add, by service type',
  ...{ name: `${type}, without what it needs`, said: added(said), answer: error(text) },
}));

const soldTypes: Case[] = (
  [
    ['Default', { ...PLAINLY, runs: 'undefined', interval: '' }, { quantity: 1_000, cost: '1' }],
    ['Default, in one run', { service: PLAIN, quantity: 100, runs: 1 }, { drip_feed_id: null }],
    [
      'Default, in runs',
      { service: DRIPPED, quantity: 1_000, runs: 2, interval: 60 },
      { quantity: 1_000 },
    ],
    [
      'Default, with its guarantee',
      { service: DRIPPED, quantity: 1_000 },
      { has_refill: true, cost: '1.15' },
    ],
    ['Default, without a link', { service: LINKLESS, link: '', quantity: 100 }, { url: '' }],
    ['Package', { service: PACKAGE, quantity: 500 }, { quantity: 1, cost: '2.5' }],
    ['Custom Comments', { service: COMMENTS, comments: 'One\r\n\nTwo\n' }, { quantity: 2 }],
    ['Custom Comments Package', { service: COMMENT_PACKAGE, comments: 'One' }, { quantity: 1 }],
    ['SEO', { service: KEYWORDS, keywords: 'boats\nships', quantity: 100 }, { quantity: 100 }],
    ...TYPED_ADDS,
  ] as const
).flatMap(([name, said, order]) =>
  (['form', 'json', 'query'] as const).map((way): Case => ({
    section: 'add, by service type',
    ...{ name: `${name}, as ${way}`, said: added(said), way, answer: ORDERED, order },
  })),
);

export const FRESH = {
  ...{ charge: '1', start_count: '0', status: 'Processing', remains: '1000', currency: 'USD' },
};

const statuses: Case[] = [
  {
    ...{ section: 'status', name: 'of one', answer: FRESH },
    said: ({ one }) => ({ action: 'status', order: one }),
  },
  {
    ...{ section: 'status', name: 'of one, with spaces around it', answer: FRESH },
    said: ({ one }) => ({ action: 'status', order: ` ${one} ` }),
  },
  {
    ...{ section: 'status', name: 'of some, bad ones among them' },
    said: ({ one, two }) => ({ action: 'status', orders: `${two}, 999999,${one},x,,0,${two}` }),
    answer: ({ one, two }: Contract) => ({
      ...{ [two]: FRESH, 999999: UNKNOWN, [one]: FRESH, x: UNKNOWN, 0: UNKNOWN },
    }),
  },
  {
    ...{ section: 'status', name: 'of a hundred, two of them good' },
    said: ({ one, two }) => ({ action: 'status', orders: [...many(98), one, two].join() }),
    answer: ({ one, two }: Contract) => ({
      ...Object.fromEntries(many(98).map((id) => [id, UNKNOWN])),
      ...{ [one]: FRESH, [two]: FRESH },
    }),
  },
  {
    ...{ section: 'status', name: 'of a hundred and one', answer: error(SAYS.request) },
    said: { action: 'status', orders: many(101).join() },
  },
  {
    ...{ section: 'status', name: 'of a list in JSON', way: 'json' },
    said: ({ one }) => ({ action: 'status', orders: [one, 999_999] }),
    answer: ({ one }: Contract) => ({ [one]: FRESH, 999999: UNKNOWN }),
  },
  {
    ...{ section: 'status', name: 'of a list with brackets' },
    said: ({ one }) => ({ action: 'status', 'orders[]': [one, 999_999] }),
    answer: ({ one }: Contract) => ({ [one]: FRESH, 999999: UNKNOWN }),
  },
  {
    ...{ section: 'status', name: 'of a list with its places' },
    said: ({ one }) => ({ action: 'status', 'orders[0]': one, 'orders[1]': 999_999 }),
    answer: ({ one }: Contract) => ({ [one]: FRESH, 999999: UNKNOWN }),
  },
  {
    ...{ section: 'status', name: 'of a drip-feed, with its children' },
    said: ({ feed }) => ({ action: 'status', order: feed }),
    answer: ({ feed }: Contract) => ({
      ...{ ...FRESH, charge: '3.45', remains: '3000', orders: [feed] },
    }),
  },
  ...(
    [
      ['nothing', {}, error(SAYS.request)],
      ['an empty list', { orders: ',' }, error(SAYS.request)],
      ['undefined', { order: 'undefined', orders: '' }, error(SAYS.request)],
      ['nobody’s', { order: 999_999 }, UNKNOWN],
      ['two in the place of one', { order: '1,2' }, UNKNOWN],
      ['a number too long', { order: '9'.repeat(30) }, UNKNOWN],
    ] as const
  ).map(([name, said, answer]): Case => ({
    section: 'status',
    ...{ name: `of ${name}`, said: { action: 'status', ...said }, answer },
  })),
  {
    ...{ section: 'status', name: 'of somebody else’s', by: 'other', answer: UNKNOWN },
    said: ({ one }) => ({ action: 'status', order: one }),
  },
];

function many(count: number): number[] {
  return Array.from({ length: count }, (_, at) => 900_000 + at);
}

const refills: Case[] = [
  {
    ...{ section: 'refill', name: 'of one', answer: { refill: expect.stringMatching(/^\d+$/) } },
    said: ({ complete }) => ({ action: 'refill', order: complete }),
  },
  {
    ...{ section: 'refill', name: 'of some, each in its place' },
    said: ({ complete, open, one }) => ({
      ...{ action: 'refill', orders: `${complete},${open},${one},999999` },
    }),
    answer: ({ complete, open, one }: Contract) => [
      { order: complete, refill: expect.any(Number) },
      { order: open, refill: error(SAYS.notCompleted) },
      { order: one, refill: error(SAYS.refillDisabled) },
      { order: 999_999, refill: UNKNOWN },
    ],
  },
  {
    ...{ section: 'refill', name: 'within a day of the last', answer: error(SAYS.refillTooSoon) },
    said: ({ refilled }) => ({ action: 'refill', order: refilled.order }),
  },
  {
    ...{ section: 'refill', name: 'of nothing', said: { action: 'refill' } },
    answer: error(SAYS.request),
  },
  {
    ...{ section: 'refill', name: 'of nobody’s', said: { action: 'refill', order: 999_999 } },
    answer: UNKNOWN,
  },
  {
    ...{ section: 'refill_status', name: 'of one', answer: { status: 'Completed' } },
    said: ({ refilled }) => ({ action: 'refill_status', refill: refilled.refill }),
  },
  {
    ...{ section: 'refill_status', name: 'by its order', answer: { status: 'Completed' } },
    said: ({ refilled }) => ({ action: 'refill_status', order: refilled.order }),
  },
  {
    ...{ section: 'refill_status', name: 'of some, each in its place' },
    said: ({ refilled }) => ({
      ...{ action: 'refill_status', refills: `${refilled.refill},999999,x` },
    }),
    answer: ({ refilled }: Contract) => [
      { refill: refilled.refill, status: 'Completed' },
      { refill: 999_999, status: NO_REFILL },
      { refill: 'x', status: NO_REFILL },
    ],
  },
  {
    ...{ section: 'refill_status', name: 'of somebody else’s', by: 'other', answer: NO_REFILL },
    said: ({ refilled }) => ({ action: 'refill_status', refill: refilled.refill }),
  },
  ...(
    [
      ['nothing', {}, error(SAYS.request)],
      ['nobody’s', { refill: 999_999 }, NO_REFILL],
      ['words', { refill: 'x' }, NO_REFILL],
      ['an order that is nobody’s', { order: 999_999 }, NO_REFILL],
    ] as const
  ).map(([name, said, answer]): Case => ({
    section: 'refill_status',
    ...{ name: `of ${name}`, said: { action: 'refill_status', ...said }, answer },
  })),
];

const cancels: Case[] = [
  {
    ...{ section: 'cancel', name: 'of some, each in its place' },
    said: ({ spare: [first] }) => ({ action: 'cancel', orders: `999999,${first},x` }),
    answer: ({ spare: [first] }: Contract) => [
      { order: 999_999, cancel: UNKNOWN },
      { order: first, cancel: 1 },
      { order: 'x', cancel: UNKNOWN },
    ],
  },
  {
    ...{ section: 'cancel', name: 'of one, by order' },
    said: ({ spare: [, second] }) => ({ action: 'cancel', order: second }),
    answer: ({ spare: [, second] }: Contract) => [{ order: second, cancel: 1 }],
  },
  {
    ...{ section: 'cancel', name: 'of somebody else’s', by: 'other' },
    said: ({ one }) => ({ action: 'cancel', order: one }),
    answer: ({ one }: Contract) => [{ order: one, cancel: UNKNOWN }],
  },
  {
    ...{ section: 'cancel', name: 'of nothing', said: { action: 'cancel' } },
    answer: error(SAYS.request),
  },
];

/** What is answered to each action. */
export const CALLS: readonly Case[] = [
  ...[...refusedAdds, ...adds, ...byType, ...soldTypes],
  ...[...statuses, ...refills, ...cancels],
];
