import { describe, expect, it } from 'vitest';
import { deliveredOverTime } from './delivered-over-time.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour)).toISOString();

describe('what was delivered over time', () => {
  it('stands at moments that are as far apart as each other', () => {
    const points = [
      { date: at(1), quantity: 50 },
      { date: at(2), quantity: 100 },
      { date: at(12), quantity: 1_000 },
    ];
    const shown = deliveredOverTime({ from: at(0), points });
    expect(shown.map(({ date }) => date)).toEqual(
      Array.from({ length: 13 }, (_, hour) => at(hour)),
    );
    expect(shown.map(({ quantity }) => quantity)).toEqual([
      0,
      50,
      ...Array.from({ length: 10 }, () => 100),
      1_000,
    ]);
  });

  it.each([
    ['nothing', []],
    ['one point', [{ date: at(1), quantity: 5 }]],
    [
      'one moment',
      [
        { date: at(0), quantity: 5 },
        { date: at(0), quantity: 9 },
      ],
    ],
  ])('has no course of %s', (_, points) => {
    expect(deliveredOverTime({ from: at(0), points })).toEqual([]);
  });
});
