import { momentOf } from '#core/billing/ledger/statement/statement.contract.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PRESETS = { week: 7, month: 28, year: 365 } as const;

/** What of two days in an address makes sense, and the periods that are asked for most. */
export function readPeriod({ from: start, to: end }: { from: string | null; to: string | null }) {
  const today = Date.now();
  const dayBefore = (days: number) => new Date(today - days * DAY_MS).toISOString().slice(0, 10);
  const [first, last] = [readDay(start), readDay(end)];
  // A form without a script can be sent with its days the other way round.
  const [from, to] = last !== '' && first > last ? [last, first] : [first, last];
  const isAnyTime = from === '' && to === '';
  return {
    from: isAnyTime ? dayBefore(PRESETS.month - 1) : from,
    to: isAnyTime ? dayBefore(0) : to,
    today: dayBefore(0),
    week: dayBefore(PRESETS.week - 1),
    month: dayBefore(PRESETS.month - 1),
    year: dayBefore(PRESETS.year - 1),
  };
}

const readDay = (text: string | null): string =>
  text !== null && !text.includes(' ') && momentOf(text) ? text : '';
