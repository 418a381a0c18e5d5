import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from './order-status.pure.ts';
import { stageOf } from './order-stage.pure.ts';

const at = new Date('2026-01-01T00:00:00Z');
const NOBODY = { isUnknown: false, isTaken: false };
const order = (startedAt: Date | null = null) =>
  ({ status: 'in_processing', started_at: startedAt }) as const;

describe('the stage of an order', () => {
  it.each([
    ['nobody has begun', order(), NOBODY, 'waiting'],
    ['somebody of the staff has taken it', order(), { ...NOBODY, isTaken: true }, 'delivering'],
    ['something has come', order(at), NOBODY, 'delivering'],
    ['nobody knows whether it arrived', order(), { ...NOBODY, isUnknown: true }, 'checking'],
    ['it was begun and is lost', order(at), { isUnknown: true, isTaken: true }, 'checking'],
  ] as const)('where %s', (_, row, where, stage) => {
    expect(stageOf(row, where)).toBe(stage);
  });

  it('is none unless the order is in processing', () => {
    const others = ORDER_STATUSES.filter((status) => status !== 'in_processing');
    for (const status of others) {
      expect(stageOf({ status, started_at: at }, { isUnknown: true, isTaken: true })).toBeNull();
    }
  });
});
