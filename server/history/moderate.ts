import { reviewList } from '#core/back-office/reviews/list-reviews.ts';
import { answerReview, hideReview } from '#core/feedback/reviews/moderate-reviews.ts';
import { DEMO_STAFF } from '#fixtures/demo-staff.ts';
import type { PlannedReview } from '#fixtures/history/history-plan.ts';
import { callerOf, type Stage, type Troupe } from './stage.ts';

const LATER_MINUTES = 5 * 60;

interface Written extends Pick<PlannedReview, 'answer' | 'hiddenBecause'> {
  customerId: bigint;
  serviceId: number;
}

/** Staff answer what somebody has said of a service, or hide it. */
export function moderate(
  stage: Stage,
  troupe: Troupe,
  { customerId, serviceId, answer, hiddenBecause: reason }: Written,
): void {
  if (answer === undefined && reason === undefined) return;
  stage.after(LATER_MINUTES, async () => {
    const { deps } = stage;
    const staff = callerOf(troupe, DEMO_STAFF.email);
    const q = `customer:${customerId} service:${serviceId}`;
    const { data } = await reviewList.page(deps, staff, { q });
    const idInPath = String(data[0]?.id);
    if (reason === undefined) await answerReview(deps, staff, { idInPath, body: { text: answer } });
    else await hideReview(deps, staff, { idInPath, reason });
  });
}
