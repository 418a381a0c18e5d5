import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gradeFor, NO_PERKS, type Grade, type Ladder } from './ladder.pure.ts';
import { countedMicro, nextLook, settleStanding, type Standing } from './standing.pure.ts';

const DOLLAR = 1_000_000n;
const DAY_MS = 86_400_000;
const START = new Date('2026-01-01T00:00:00Z');
const day = (count: number) => new Date(START.getTime() + count * DAY_MS);

const grade = (id: number, goal: bigint, days: number | null = 100): Grade => ({
  ...{ id, name: `G${id}`, icon: 'star', goalMicro: goal * DOLLAR, validityDays: days },
  ...{ discountPpm: id * 10_000, perks: NO_PERKS, manager: null },
});
const ladderOf = (...grades: Grade[]): Ladder => ({ isEnabled: true, hasDiscounts: true, grades });
const LADDER = ladderOf(grade(1, 0n, null), grade(2, 100n), grade(3, 300n), grade(4, 1_000n));

const NOBODY: Standing = { endedMicro: 0n, lapsedMicro: 0n, held: null, given: null };
const spent = (standing: Standing, dollars: bigint): Standing => ({
  ...standing,
  endedMicro: standing.endedMicro + dollars * DOLLAR,
});
const at = (standing: Standing, now: Date, { ladder = LADDER, owed = 0n } = {}) =>
  settleStanding(standing, { ladder, owedMicro: owed * DOLLAR, now });
const idAfter = (standing: Standing, now: Date, more = {}) =>
  at(standing, now, more).standing.held?.gradeId ?? null;
const kindsOf = ({ changes }: ReturnType<typeof at>) => changes.map(({ kind }) => kind);

/** Somebody at the third grade since the first day, with 350 dollars. */
const settled = at(spent(NOBODY, 350n), START).standing;

describe('a grade is reached', () => {
  it.each([
    [0n, null],
    [99n, null],
    [100n, 2],
    [299n, 2],
    [300n, 3],
    [5_000n, 4],
  ])('with %i dollars', (dollars, id) => {
    expect(idAfter(spent(NOBODY, dollars), START)).toBe(id);
  });

  it('in one step, however many goals were passed, and told once', () => {
    const first = at(spent(NOBODY, 350n), START);
    expect(first.changes).toMatchObject([{ kind: 'reached', before: { id: 1 }, after: { id: 3 } }]);
    expect(first.standing.held).toMatchObject({ keepMicro: 200n * DOLLAR, expiresAt: day(100) });
    expect(at(first.standing, day(1)).changes).toEqual([]);
  });

  it('not by what is owed, and by that as well once it is paid', () => {
    const debtor = spent(NOBODY, 350n);
    expect(idAfter(debtor, START, { owed: 51n })).toBe(2);
    expect(idAfter(debtor, START)).toBe(3);
  });
});

describe('at the end of its days a grade', () => {
  it('goes down by one where nothing was spent since', () => {
    const ended = at(settled, day(100));
    expect(ended.changes).toMatchObject([{ kind: 'fell', before: { id: 3 }, after: { id: 2 } }]);
    expect(countedMicro(ended.standing, 0n)).toBe(150n * DOLLAR);
    // It holds from the end of the one before, however late that was noticed.
    expect(ended.standing.held?.expiresAt).toEqual(day(200));
  });

  it('is kept by whoever has spent what it took beyond the one before', () => {
    const ended = at(spent(settled, 150n), day(100));
    expect(ended.changes).toMatchObject([{ kind: 'kept', after: { id: 3 } }]);
    expect(ended.standing.held).toMatchObject({ gradeId: 3, reachedAt: day(100) });
    expect(idAfter(spent(settled, 149n), day(100))).toBe(2);
  });

  it('is looked at once for each period that is over', () => {
    const late = at(settled, day(450));
    expect(late.standing).toMatchObject({ held: null, lapsedMicro: 300n * DOLLAR });
    expect(kindsOf(late)).toEqual(['fell']);
  });

  it('is held for good where it has no end', () => {
    const ladder = ladderOf(grade(2, 100n, null));
    const { standing } = at(spent(NOBODY, 100n), START, { ladder });
    expect(idAfter(standing, day(5_000), { ladder })).toBe(2);
    expect(nextLook(standing)).toBeNull();
  });
});

describe('what comes back', () => {
  it('takes a grade at once where its goal is no longer spent', () => {
    const back = at({ ...settled, endedMicro: 299n * DOLLAR }, day(3));
    expect(back.changes).toMatchObject([{ kind: 'came_back', after: { id: 2 } }]);
    expect(idAfter({ ...settled, endedMicro: 300n * DOLLAR }, day(3))).toBe(3);
  });
});

describe('an owner who changes the ladder', () => {
  it('takes a grade from nobody by raising its goal, until its days are over', () => {
    const ladder = ladderOf(grade(2, 100n), grade(3, 900n));
    expect(idAfter(settled, day(5), { ladder })).toBe(3);
    expect(idAfter(settled, day(100), { ladder })).toBe(2);
  });

  it('lets those in at once who spent enough for a lower goal', () => {
    const ladder = ladderOf(grade(2, 100n), grade(3, 300n), grade(4, 320n));
    expect(kindsOf(at(settled, day(5), { ladder }))).toEqual(['reached']);
  });

  it('moves those whose grade is gone to what they have spent enough for', () => {
    const ladder = ladderOf(grade(2, 100n), grade(4, 1_000n));
    const moved = at(settled, day(5), { ladder });
    expect(moved.standing.held?.gradeId).toBe(2);
    expect(kindsOf(moved)).toEqual(['moved']);
  });

  it('changes nothing by switching grades off', () => {
    const ladder = { ...LADDER, isEnabled: false };
    expect(at(settled, day(500), { ladder })).toEqual({ standing: settled, changes: [] });
  });
});

describe('a grade that was given', () => {
  const given = (gradeId: number, until = day(50)) => ({ ...settled, given: { gradeId, until } });

  it('ends at its time, and what was reached counts again', () => {
    expect(at(given(4), day(49)).changes).toEqual([]);
    const ended = at(given(4), day(50));
    expect(ended.changes).toMatchObject([
      { kind: 'given_ended', before: { id: 4 }, after: { id: 3 } },
    ]);
  });

  it('holds in either direction, and gives way to a higher one that is reached', () => {
    expect(at(given(2), day(10)).standing.given).not.toBeNull();
    const grown = at(spent(given(2), 700n), day(10));
    expect(grown.standing.given).toBeNull();
    expect(grown.changes).toMatchObject([{ kind: 'reached', before: { id: 2 }, after: { id: 4 } }]);
  });

  it('is told of alone: what changes behind it says nothing', () => {
    const behind = at(spent(given(4, day(500)), 0n), day(100));
    expect(behind.standing.held?.gradeId).toBe(2);
    expect(behind.changes).toEqual([]);
  });
});

it('never holds more than was spent, nor looks at the same end twice', () => {
  const steps = fc.array(
    fc.record({ dollars: fc.bigInt(0n, 400n), days: fc.integer({ min: 0, max: 90 }) }),
    {
      maxLength: 25,
    },
  );
  fc.assert(
    fc.property(steps, (all) => {
      let [standing, now] = [NOBODY, START];
      for (const { dollars, days } of all) {
        now = new Date(now.getTime() + days * DAY_MS);
        const before = standing.held;
        const next = at(spent(standing, dollars), now);
        ({ standing } = next);
        const counted = countedMicro(standing, 0n);
        expect(standing.lapsedMicro).toBeLessThanOrEqual(standing.endedMicro);
        expect(standing.held?.goalMicro ?? 0n).toBeLessThanOrEqual(counted);
        expect(standing.held?.gradeId ?? 1).toBe(gradeFor(LADDER, counted)?.id);
        expect(nextLook(standing)?.getTime() ?? Infinity).toBeGreaterThan(now.getTime());
        // Nobody falls by more than one grade in one period.
        if (before && days < 90 && dollars === 0n) {
          expect((standing.held?.gradeId ?? 1) - before.gradeId).toBeGreaterThanOrEqual(-1);
        }
        expect(at(standing, now).changes).toEqual([]);
      }
    }),
    { numRuns: 200 },
  );
});
