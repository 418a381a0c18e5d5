import { KEPT_MS, OVERDUE_MS, REMINDED_MS, TRIED_AGAIN_MS } from './child-panel-rules.pure.ts';

type Waiting =
  | { status: 'active'; renews: boolean; paidUntil: Date }
  | { status: 'overdue'; overdueSince: Date }
  | { status: 'suspended'; suspendedAt: Date };

/** When something is to be done about a panel. */
export function nextLook(waiting: Waiting, now: Date): Date {
  switch (waiting.status) {
    case 'active': {
      const reminded = after(waiting.paidUntil, -REMINDED_MS);
      return waiting.renews && reminded > now ? reminded : waiting.paidUntil;
    }
    case 'overdue': {
      const again = after(now, TRIED_AGAIN_MS);
      const end = after(waiting.overdueSince, OVERDUE_MS);
      return again < end ? again : end;
    }
    case 'suspended':
      return after(waiting.suspendedAt, KEPT_MS);
  }
}

export const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms);
