const DAY_MS = 24 * 60 * 60 * 1000;

const asDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The days that most want to see, which the ledger counts in UTC; the first is all of them. */
export function periodsAt(now: number) {
  const to = asDay(now);
  return [
    { name: 'any', from: '', to: '' },
    { name: 'today', from: to, to },
    { name: 'week', from: asDay(now - 6 * DAY_MS), to },
    { name: 'month', from: asDay(now - 29 * DAY_MS), to },
    { name: 'thisMonth', from: `${to.slice(0, 8)}01`, to },
  ] as const;
}

export type Periods = ReturnType<typeof periodsAt>;
