const DAY_MS = 24 * 60 * 60 * 1000;

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** So many days later, or earlier. */
export const dayAfter = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(day) + days * DAY_MS));

/** All days from one to another. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day, 1)) days.push(day);
  return days;
}

export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** The first days of all months from that of one day to that of another. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  // The first of a month and 31 days more is always in the next one.
  for (let month = monthOf(from); month <= to; month = monthOf(dayAfter(month, 31))) {
    months.push(month);
  }
  return months;
}
