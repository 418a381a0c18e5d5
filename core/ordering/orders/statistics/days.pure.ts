const DAY_MS = 24 * 60 * 60 * 1000;

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The day this many days later or earlier. */
export const dayAfter = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(day) + days * DAY_MS));

/** All days from one to another. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day, 1)) days.push(day);
  return days;
}

export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** The first days of all months between two days. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  // 31 days after the first of a month is always in the next month.
  for (let month = monthOf(from); month <= to; month = monthOf(dayAfter(month, 31))) {
    months.push(month);
  }
  return months;
}
