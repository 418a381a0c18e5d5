const LOCAL = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::\d{2})?$/;

/** When a clock of a zone shows what a field holds, in UTC; undefined where that is no moment. */
export function localMoment(written: string, zone: string): string | undefined {
  if (!LOCAL.test(written)) return undefined;
  const asUtc = Date.parse(`${written.replace(' ', 'T')}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  // The offset there is that of the moment it leads to, but for the hour that is skipped.
  const guess = asUtc - offsetMs(asUtc, zone);
  return new Date(asUtc - offsetMs(guess, zone)).toISOString();
}

/** What a field holds for a moment, by the clock of a zone. */
export function localTime(moment: string, zone: string): string {
  const at = Date.parse(moment);
  return new Date(at + offsetMs(at, zone)).toISOString().slice(0, 16);
}

/** How far a zone is ahead; one that nobody knows is UTC. */
function offsetMs(at: number, zone: string): number {
  const format = formatOf(zone);
  if (!format) return 0;
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const shown = Date.UTC(
    ...([part('year'), part('month') - 1, part('day')] as const),
    ...([part('hour'), part('minute'), part('second')] as const),
  );
  return shown - Math.floor(at / 1000) * 1000;
}

function formatOf(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  } catch {
    return undefined;
  }
}
