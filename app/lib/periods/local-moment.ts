import { instantOf, knownZone, localTime as timeIn } from './moments.ts';

/** When a clock of a zone shows what a field holds, in UTC; undefined where that is no moment. */
export function localMoment(written: string, zone: string): string | undefined {
  const instant = instantOf({ local: written.replace(' ', 'T'), zone: knownZone(zone) });
  return instant === undefined ? undefined : new Date(instant).toISOString();
}

/** What a field holds for a moment, to the minute, by the clock of a zone. */
export const localTime = (moment: string, zone: string): string =>
  timeIn(Date.parse(moment), knownZone(zone)).slice(0, 16);
