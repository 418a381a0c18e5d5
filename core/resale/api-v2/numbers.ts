import { MOST_INT } from '#core/platform/http/wire.contract.ts';

/** A number as clients write it, however large; nothing for what is none. */
export const countIn = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined;

/** The same, and nothing for what is beyond all that there can be. */
export function wholeIn(text: string | undefined): number | undefined {
  const whole = countIn(text);
  return whole !== undefined && whole <= MOST_INT ? whole : undefined;
}

/** The moment after a day that is written as 31/12/2030, in UTC; nothing for what is no day. */
export function endOfDay(text: string): Date | undefined {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  if (day === undefined || month === undefined || year === undefined) return undefined;
  const [wanted, of] = [Number(day), Number(month) - 1];
  const at = new Date(Date.UTC(Number(year), of, wanted));
  // What no month has would become a day of the next.
  if (at.getUTCDate() !== wanted || at.getUTCMonth() !== of) return undefined;
  return new Date(at.getTime() + 24 * 60 * 60_000);
}
