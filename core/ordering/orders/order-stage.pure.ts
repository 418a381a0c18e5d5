import type { OrderStatus } from './order-status.pure.ts';

/** The stage of an order in processing. */
export const ORDER_STAGES = ['waiting', 'delivering', 'checking'] as const;
export type OrderStage = (typeof ORDER_STAGES)[number];

interface UnderWay {
  status: OrderStatus;
  started_at: Date | null;
}

/** `delivering` only once the delivery has really started. */
export function stageOf(
  { status, started_at: startedAt }: UnderWay,
  { isUnknown, isTaken }: { isUnknown: boolean; isTaken: boolean },
): OrderStage | null {
  if (status !== 'in_processing') return null;
  if (isUnknown) return 'checking';
  return startedAt !== null || isTaken ? 'delivering' : 'waiting';
}
