/** More than a browser sends for a page that is gone. */
export const MOST_BYTES_ON_LEAVE = 60_000;

/** Sends a form that is being left: nobody waits for the answer. */
export function sendOnLeave(action: string, entries: FormData): void {
  if (navigator.sendBeacon(action, entries)) return;
  // Too much for a beacon, but the page around the form may stay.
  fetch(action, { method: 'POST', body: entries }).catch(() => undefined);
}
