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

interface Standing {
  url: string;
  keyword: string;
  countryId: number;
  at: Date;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Where a link stands on a day in an imagined search of a country: the same each time on that day, near
 * where it was the day before, in waves of some weeks.
 */
export function simulatedStanding({ url, keyword, countryId, at }: Standing): number | null {
  const day = Math.floor(at.getTime() / DAY_MS);
  const next = draws(`${countryId} ${keyword} ${url}`);
  const middle = 4 + Math.floor(next() ** 2 * 90);
  const [height, length, start] = [0.15 + next() * 0.35, 30 + next() * 50, next() * Math.PI * 2];
  const wave = Math.sin(start + (day / length) * Math.PI * 2) * height;
  const jitter = (draws(`${day} ${countryId} ${keyword} ${url}`)() - 0.5) * 0.12;
  const position = Math.max(1, Math.round(middle * (1 + wave + jitter)));
  return position > LOOKED_THROUGH ? null : position;
}
