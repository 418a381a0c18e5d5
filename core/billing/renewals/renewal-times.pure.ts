// When something that is paid by the month is renewed, reminded of and tried again.

const DAY_MS = 24 * 60 * 60 * 1000;

/** So long before the end of the paid time it is said that the balance is too little. */
export const REMINDED_MS = 3 * DAY_MS;
/** What is not paid goes on so long before it ends. */
export const OVERDUE_MS = 7 * DAY_MS;
/** How often it is tried to renew what is overdue. */
const TRIED_AGAIN_MS = DAY_MS;

export const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/** When what is paid until then is looked at: to remind, and then to renew or to end it. */
export function nextLookWhilePaid(
  { isReminded, paidUntil }: { isReminded: boolean; paidUntil: Date },
  now: Date,
): Date {
  const reminded = after(paidUntil, -REMINDED_MS);
  return isReminded && reminded > now ? reminded : paidUntil;
}

/** When it is tried again to renew what is overdue. */
export function nextLookWhileOverdue(overdueSince: Date, now: Date): Date {
  const again = after(now, TRIED_AGAIN_MS);
  const end = after(overdueSince, OVERDUE_MS);
  return again < end ? again : end;
}
