import type { ToDeliver } from '../deliverer.ts';
import { endingOf, isAnswerLost, planOf, type SimulatedPlan } from './plan.pure.ts';

/** Whether the simulator takes an order and, if it does, how the delivery goes. */
export type PlanDelivery = (
  order: Pick<ToDeliver, 'instanceId' | 'orderId' | 'requestId' | 'url' | 'quantity'>,
) => 'refused' | { plan: SimulatedPlan; isAnswerLost: boolean };

/** As a newcomer can watch it, and as the link says. */
export const planToWatch: PlanDelivery = ({ requestId, url, quantity }) => {
  const planned = { seed: requestId, url, quantity };
  if (endingOf(planned) === 'refused') return 'refused';
  return { plan: planOf(planned), isAnswerLost: isAnswerLost(url) };
};
