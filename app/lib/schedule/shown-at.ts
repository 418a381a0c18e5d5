/** What is shown for a while only. */
interface Scheduled {
  from?: string | undefined;
  until?: string | undefined;
}

/** The moment that a page is made for, and when it will look different by itself. */
export interface PageMoment {
  /** In milliseconds, as Date has them. */
  readonly now: number;
  /** The soonest change of what the page has asked for; it is kept no longer. */
  changesAt: number;
}

/** Whether the time of something is now; the page then lasts until that changes. */
export function isShownAt(moment: PageMoment, { from, until }: Scheduled): boolean {
  const begins = from === undefined ? -Infinity : Date.parse(from);
  const ends = until === undefined ? Infinity : Date.parse(until);
  for (const change of [begins, ends]) {
    if (change > moment.now && change < moment.changesAt) moment.changesAt = change;
  }
  return begins <= moment.now && moment.now < ends;
}
