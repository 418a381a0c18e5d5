import { describe, expect, it } from 'vitest';
import {
  afterDeed,
  isOpen,
  WITHDRAWAL_DEEDS,
  WITHDRAWAL_STATUSES,
  type Standing,
} from './withdrawal-status.pure.ts';

const ME = 1n;
const OTHER = 2n;

/** All that can be done, by how a withdrawal stands; nothing else can. */
const TABLE: readonly [Standing, Partial<Record<(typeof WITHDRAWAL_DEEDS)[number], string>>][] = [
  [
    { status: 'requested', senderId: null },
    { approve: 'approved', refuse: 'refused', cancel: 'canceled' },
  ],
  [
    { status: 'approved', senderId: null },
    { send: 'approved', refuse: 'refused' },
  ],
  [
    { status: 'approved', senderId: ME },
    { pay: 'paid', refuse: 'refused', doubt: 'unknown' },
  ],
  [{ status: 'approved', senderId: OTHER }, { doubt: 'unknown' }],
  [
    { status: 'unknown', senderId: OTHER },
    { pay: 'paid', refuse: 'refused' },
  ],
  [{ status: 'paid', senderId: ME }, {}],
  [{ status: 'refused', senderId: null }, {}],
  [{ status: 'canceled', senderId: null }, {}],
];

describe.each(TABLE)('a withdrawal that stands as %o', (standing, ways) => {
  it.each(WITHDRAWAL_DEEDS)('can be treated as the table says: %s', (deed) => {
    expect(afterDeed(standing, deed, ME)).toBe(ways[deed]);
  });
});

it('is open until it has ended, and nothing follows an end', () => {
  expect(WITHDRAWAL_STATUSES.filter(isOpen)).toEqual(['requested', 'approved', 'unknown']);
  const ends = WITHDRAWAL_STATUSES.filter((status) => !isOpen(status));
  const after = ends.flatMap((status) =>
    WITHDRAWAL_DEEDS.map((deed) => afterDeed({ status, senderId: ME }, deed, ME)),
  );
  expect(new Set(after)).toEqual(new Set([undefined]));
});

it('is sent by one person only, whoever asks', () => {
  const sent: Standing = { status: 'approved', senderId: OTHER };
  expect(afterDeed(sent, 'send', ME)).toBeUndefined();
  expect(afterDeed(sent, 'send', OTHER)).toBeUndefined();
});
