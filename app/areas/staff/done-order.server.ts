import type { AppLoadContext } from '@remix-run/node';
import { QUEUES } from '#core/fulfilment/dispatch/staff/queue-words.pure.ts';
import {
  getStaffOrder,
  listStaffOrders,
} from '#core/fulfilment/dispatch/staff/staff-order.operations.ts';
import { doneId, leftOf, unlessMissing } from './money-question.server.ts';

/** The order that was decided last, as it is now, and how many of its queue are left. */
export async function doneOrder({ core }: AppLoadContext, request: Request) {
  const orderId = doneId(request);
  if (orderId === undefined) return undefined;
  const asked = new URL(request.url).searchParams.get('queue');
  const queue = QUEUES.find((known) => known === asked);
  const [found, waiting] = await Promise.all([
    unlessMissing(core.call(getStaffOrder, { params: { orderId } })),
    queue && core.call(listStaffOrders, { query: { queue } }),
  ]);
  if (!found) return undefined;
  const { id, status, refunded, refunded_float: back, customer } = found.data;
  const ended = status === 'completed' ? 'completed' : back > 0 ? 'refunded' : 'saved';
  const name = customer.name || customer.email;
  return {
    id,
    // Orders of refills have ended long before.
    outcome: queue === 'refills' ? 'saved' : ended,
    refunded,
    name,
    left: waiting && leftOf(waiting),
  } as const;
}

export type DoneOrder = NonNullable<Awaited<ReturnType<typeof doneOrder>>>;
