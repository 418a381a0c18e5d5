import { draws } from '#core/platform/simulation/draws.pure.ts';
import type { PositionMoment } from '#core/ordering/keywords/position-moments.pure.ts';

interface Searched {
  url: string;
  keyword: string;
  moment: PositionMoment;
}

/** How many results a search looks through. */
const LOOKED_THROUGH = 100;

/** Where a link stands in an imagined search: the same each time, and better once all is there. */
export function simulatedPosition({ url, keyword, moment }: Searched): number | null {
  const next = draws(`${keyword} ${url}`);
  const first = 12 + Math.floor(next() * 110);
  const onCreate = first > LOOKED_THROUGH ? null : first;
  const onComplete = Math.max(1, Math.floor(first * (0.1 + next() * 0.4)));
  const later = Math.max(1, Math.round(onComplete * (0.7 + next() * 0.6)));
  return { on_create: onCreate, on_complete: onComplete, after_five_days: later }[moment];
}
