import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useHydrated } from '../use-hydrated.ts';

const STEPS: Record<string, number | undefined> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Which label somebody points at, by pointer, finger or arrow keys. Without a script there is
 * nothing to move, so the drawing takes the focus only with one.
 */
export function useReadout(count: number, at: (index: number) => number) {
  const [active, setActive] = useState<number>();
  const isEnhanced = useHydrated();

  function point({ currentTarget, clientX }: PointerEvent<HTMLElement>) {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width > 0) setActive(nearest((clientX - left) / width, count, at));
  }

  function step(event: KeyboardEvent<HTMLElement>) {
    const by = STEPS[event.key];
    const to =
      event.key === 'Home' ? 0 : event.key === 'End' ? count - 1 : by && (active ?? count - 1) + by;
    if (to === undefined) return;
    event.preventDefault();
    setActive(Math.min(count - 1, Math.max(0, to)));
  }

  return {
    active: active !== undefined && active < count ? active : undefined,
    tabIndex: isEnhanced && count > 1 ? 0 : undefined,
    onPointerMove: point,
    onPointerDown: point,
    onPointerLeave: () => setActive(undefined),
    onBlur: () => setActive(undefined),
    onKeyDown: step,
  };
}

/** The label that stands nearest to a place between 0 and 1. */
function nearest(share: number, count: number, at: (index: number) => number): number {
  let best = 0;
  for (let index = 1; index < count; index += 1) {
    if (Math.abs(at(index) - share) < Math.abs(at(best) - share)) best = index;
  }
  return best;
}
