import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endingOf, planOf, progressAt } from './plan.pure.ts';

const planned = fc.record({
  seed: fc.uuid(),
  url: fc.constantFrom(
    'https://example.com/a',
    'https://example.com/demo-partial',
    'https://example.com/demo-fail',
    'https://example.com/demo-full',
  ),
  quantity: fc.integer({ min: 1, max: 2_000_000_000 }),
});
const acceptedAt = new Date('2026-01-01T00:00:00Z');
const after = (seconds: number) => new Date(acceptedAt.getTime() + seconds * 1_000);

describe('a simulated delivery', () => {
  it('goes the same way each time, never back, and ends where its plan says', () => {
    fc.assert(
      fc.property(planned, fc.array(fc.nat(200), { maxLength: 20 }), (one, moments) => {
        const plan = planOf(one);
        expect(planOf(one)).toEqual(plan);
        const seen = [...moments]
          .sort((a, b) => a - b)
          .map((at) =>
            progressAt({ plan, quantity: one.quantity, acceptedAt, canceledAt: null }, after(at)),
          );
        const counts = seen.map(({ delivered }) => delivered);
        expect(counts).toEqual([...counts].sort((a, b) => a - b));
        for (const { delivered, isOver } of seen) {
          expect(delivered).toBeLessThanOrEqual(plan.deliverable);
          if (isOver) expect(delivered).toBe(plan.deliverable);
        }
        const last = after(plan.startSeconds + plan.runSeconds);
        expect(
          progressAt({ plan, quantity: one.quantity, acceptedAt, canceledAt: null }, last),
        ).toEqual({ hasStarted: true, delivered: plan.deliverable, isOver: true });
      }),
    );
  });

  it('brings all, a part or nothing, as its ending says', () => {
    fc.assert(
      fc.property(planned, (one) => {
        const { deliverable } = planOf(one);
        const ending = endingOf(one);
        if (ending === 'full') expect(deliverable).toBe(one.quantity);
        else if (ending === 'none') expect(deliverable).toBe(0);
        else expect(deliverable).toBeLessThan(Math.max(one.quantity, 2));
      }),
    );
  });

  it('takes half the time where it was sped up, and brings the same', () => {
    fc.assert(
      fc.property(planned, (one) => {
        const [usual, fast] = [planOf(one), planOf({ ...one, isFast: true })];
        const { startSeconds, runSeconds, ...brought } = fast;
        expect(usual).toMatchObject(brought);
        expect(startSeconds).toBe(Math.ceil(usual.startSeconds / 2));
        expect(runSeconds).toBe(Math.ceil(usual.runSeconds / 2));
      }),
    );
  });

  it('stops where it was canceled', () => {
    const plan = { startSeconds: 0, runSeconds: 100, startQuantity: 0, deliverable: 1_000 };
    const running = { plan: { ...plan, takesCancel: true }, quantity: 1_000, acceptedAt };
    const canceled = { ...running, canceledAt: after(25) };
    expect(progressAt(canceled, after(90))).toEqual({
      ...{ hasStarted: true, delivered: 250, isOver: true },
    });
  });
});
