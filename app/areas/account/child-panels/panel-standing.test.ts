import { expect, test } from 'vitest';
import { standingOf } from './panel-standing.ts';

const NOW = Date.parse('2026-06-01T12:00:00Z');

test.each([
  ['active', true, '2026-06-01T11:59:30Z', 'active'],
  ['active', false, '2026-06-01T11:59:30Z', 'setting_up'],
  ['active', false, '2026-06-01T11:00:00Z', 'failed'],
  ['overdue', false, '2026-05-01T11:00:00Z', 'overdue'],
  ['suspended', true, '2026-05-01T11:00:00Z', 'suspended'],
  ['closed', false, '2026-05-01T11:00:00Z', 'closed'],
] as const)('%s, set up: %s, made %s, stands as %s', (status, isSetUp, created, standing) => {
  const panel = { status, is_set_up: isSetUp, created_at: created } as Parameters<
    typeof standingOf
  >[0]; // The rest of it says nothing of that.
  expect(standingOf(panel, NOW)).toBe(standing);
});
