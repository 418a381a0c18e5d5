import { expect, test } from 'vitest';
import {
  afterChange,
  afterDeed,
  CHECK_STATUSES,
  missingSteps,
  type CheckDeed,
} from './identity-check-status.pure.ts';

const LEADS: Record<CheckDeed, readonly string[]> = {
  approve: ['-', 'approved', '-', '-', '-', '-'],
  refuse: ['-', 'refused', '-', '-', '-', '-'],
  cancel: ['canceled', 'canceled', '-', 'canceled', '-', '-'],
  expire: ['expired', '-', '-', 'expired', '-', '-'],
};

test.each(Object.entries(LEADS) as [CheckDeed, readonly string[]][])(
  '%s leads from each status to one or none',
  (deed, after) => {
    expect(CHECK_STATUSES.map((status) => afterDeed(status, deed) ?? '-')).toEqual(after);
  },
);

test.each([
  [['selfie', 'card'], [], 'wanted', ['selfie', 'card']],
  [['selfie', 'card'], ['card'], 'wanted', ['selfie']],
  [['selfie', 'card'], ['card', 'selfie'], 'uploaded', []],
  [['selfie'], ['card', 'selfie'], 'uploaded', []],
] as const)('of %j with %j it is %s', (steps, uploaded, status, missing) => {
  expect(afterChange(steps, uploaded)).toBe(status);
  expect(missingSteps(steps, uploaded)).toEqual(missing);
});
