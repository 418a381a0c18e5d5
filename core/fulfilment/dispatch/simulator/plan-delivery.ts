import type { ToDeliver } from '../deliverer.ts';
import { endingOf, isAnswerLost, planOf, type SimulatedPlan } from './plan.pure.ts';

/** Whether the simulator takes an order and, if it does, how the delivery goes. */
export type PlanDelivery = (
  order: Pick<
    ToDeliver,
    'instanceId' | 'orderId' | 'requestId' | 'url' | 'quantity' | 'isFast' | 'isTest'
  >,
) => 'refused' | { plan: SimulatedPlan; isAnswerLost: boolean };

/** As a newcomer can watch it, and as the link says; what is tried out ends without staff. */
export const planToWatch: PlanDelivery = ({ requestId, url, quantity, isFast, isTest }) => {
  const planned = { seed: requestId, url, quantity, isFast };
  if (endingOf(planned) === 'refused' && !isTest) return 'refused';
  return { plan: planOf(planned), isAnswerLost: isAnswerLost(url) && !isTest };
};
