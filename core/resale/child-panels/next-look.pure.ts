import {
  after,
  nextLookWhileOverdue,
  nextLookWhilePaid,
} from '#core/billing/renewals/renewal-times.pure.ts';
import { KEPT_MS } from './child-panel-rules.pure.ts';

type Waiting =
  | { status: 'active'; renews: boolean; paidUntil: Date }
  | { status: 'overdue'; overdueSince: Date }
  | { status: 'suspended'; suspendedAt: Date };

/** When something is to be done about a panel. */
export function nextLook(waiting: Waiting, now: Date): Date {
  switch (waiting.status) {
    case 'active': {
      const { renews: isReminded, paidUntil } = waiting;
      return nextLookWhilePaid({ isReminded, paidUntil }, now);
    }
    case 'overdue':
      return nextLookWhileOverdue(waiting.overdueSince, now);
    case 'suspended':
      return after(waiting.suspendedAt, KEPT_MS);
  }
}
