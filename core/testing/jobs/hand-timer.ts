import type { Timer } from '#core/platform/jobs/timer.ts';

export interface HandTimer extends Timer {
  /** Everything that recurs does so once. */
  tick(): void;
  /** Everything that waits for its time has waited long enough. */
  expire(): void;
}

export function createHandTimer(): HandTimer {
  const recurring = new Set<() => void>();
  const waiting = new Set<() => void>();
  function add(to: Set<() => void>, tick: () => void): () => void {
    const entry = () => tick();
    to.add(entry);
    return () => void to.delete(entry);
  }
  return {
    every: (_seconds, tick) => add(recurring, tick),
    after: (_seconds, tick) => add(waiting, tick),
    tick: () => [...recurring].forEach((entry) => entry()),
    expire() {
      const due = [...waiting];
      waiting.clear();
      due.forEach((entry) => entry());
    },
  };
}
