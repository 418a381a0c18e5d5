import type { Deps } from '#core/deps.ts';
import type { TargetableValue } from '#core/order-form/order-line.pure.ts';

/** An order as whoever delivers it is asked for it. */
export interface ToDeliver {
  instanceId: number;
  orderId: bigint;
  /** The same at every try. */
  requestId: string;
  url: string;
  quantity: number;
  targets: readonly TargetableValue[];
}

export type AddOutcome =
  | { outcome: 'accepted'; reference: string }
  | { outcome: 'refused'; reason: string }
  /** It may have been accepted; asking again could order it twice. */
  | { outcome: 'unknown' };

/** How far a delivery has come. What is `unclear` is asked for again later. */
export type DeliveryState =
  | { state: 'waiting' | 'unclear' }
  | { state: 'working'; startQuantity?: number; delivered?: number }
  | { state: 'completed'; startQuantity?: number }
  | { state: 'ended'; startQuantity?: number; delivered: number };

/** Somebody who delivers orders, as the core knows them. */
export interface Deliverer {
  /** Whether the same order sent again is taken once. */
  isRepeatable: boolean;
  add(deps: Deps, order: ToDeliver): Promise<AddOutcome>;
  /** By their references and with their quantities; what is missing in the answer is unclear. */
  states(
    deps: Deps,
    asked: { instanceId: number; orders: ReadonlyMap<string, number> },
  ): Promise<ReadonlyMap<string, DeliveryState>>;
  /** Whether the wish was taken; what comes of it is told by the states. */
  cancel(
    deps: Deps,
    asked: { instanceId: number; reference: string },
  ): Promise<'taken' | 'refused' | 'unclear'>;
}
