/** A moment as a form asks for it: what a clock of some zone shows, and the zone. */
export interface WrittenMoment {
  local: string;
  zone: string;
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})$/;
const LOCAL = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2}))?$/;
const MINUTE_MS = 60_000;

/** The instant that a document names; undefined where it names none. */
export function instantIn(value: unknown): number | undefined {
  if (typeof value !== 'string' || !MOMENT.test(value)) return undefined;
  const instant = Date.parse(value);
  return Number.isNaN(instant) ? undefined : instant;
}

/** What a clock shows at an instant, to the second where there are any. */
export function localTime(instant: number, zone: string): string {
  const shifted = new Date(instant + offsetMs(instant, zone)).toISOString();
  return shifted.slice(17, 19) === '00' ? shifted.slice(0, 16) : shifted.slice(0, 19);
}

/** When a clock shows a time; undefined for what is no time. */
export function instantOf({ local, zone }: WrittenMoment): number | undefined {
  if (!LOCAL.test(local)) return undefined;
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  // The offset at that time is that of the time it leads to, but for the hour that is skipped.
  const guess = asUtc - offsetMs(asUtc, zone);
  return asUtc - offsetMs(guess, zone);
}

/** As a document writes it: in UTC, or with the offset of its zone. */
export function momentText(instant: number, zone: string | undefined): string {
  if (zone === undefined) return `${localTime(instant, 'UTC').padEnd(19, ':00')}Z`;
  const minutes = Math.round(offsetMs(instant, zone) / MINUTE_MS);
  const two = (number: number) => String(number).padStart(2, '0');
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const sign = minutes < 0 ? '-' : '+';
  return `${localTime(instant, zone).padEnd(19, ':00')}${sign}${two(hours)}:${two(rest)}`;
}

/** A zone that nobody knows is UTC. */
export function knownZone(zone: string | undefined): string {
  if (zone === undefined || zone.length > 60) return 'UTC';
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

function offsetMs(instant: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(instant / 1000) * 1000;
}
