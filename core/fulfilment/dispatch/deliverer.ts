import type { Deps } from '#core/deps.ts';
import type { TargetableValue } from '#core/ordering/form/order-line.pure.ts';

/** An order in the form in which a provider is asked for it. */
export interface ToDeliver {
  instanceId: number;
  orderId: bigint;
  /** The same at every try. */
  requestId: string;
  /** After this time another process may have decided, so the request must not be sent. */
  leaseUntil: Date;
  url: string;
  quantity: number;
  targets: readonly TargetableValue[];
  /** Its customer paid for being first in line. */
  isFast: boolean;
  isTest: boolean;
}

export type AddOutcome =
  | { outcome: 'accepted'; reference: string }
  | { outcome: 'refused'; reason: string }
  /** It was too late to ask. */
  | { outcome: 'unsent' }
  /** It may have been accepted; asking again could order it twice. */
  | { outcome: 'unknown' };

/** How far a delivery has come. What is `unclear` is asked for again later. */
export type DeliveryState =
  | { state: 'waiting' | 'unclear' }
  | { state: 'working'; startQuantity?: number; delivered?: number }
  | { state: 'completed'; startQuantity?: number }
  | { state: 'ended'; startQuantity?: number; delivered: number };

/** What came of asking for what dropped. */
export type RefillOutcome =
  | { outcome: 'accepted'; reference: string }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'nothing_missing' }
  /** It may have been accepted. */
  | { outcome: 'unknown' };

/** How far a refill has come. `unheard` is said by who surely never got it. */
export type RefillProgress =
  | { state: 'waiting' | 'working' | 'completed' | 'unclear' | 'unheard' }
  | { state: 'refused'; reason: string };

/** How many of what was delivered stand. */
export interface Standing {
  quantity: number;
  /** It counts always, and not only where something is missing. */
  isCounted: boolean;
}

/** A way of delivering orders: a provider, the simulator or staff. */
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
  /** Of completed orders, by their references and with their quantities; only what can be told. */
  standing(
    deps: Deps,
    asked: { instanceId: number; orders: ReadonlyMap<string, number> },
  ): Promise<ReadonlyMap<string, Standing>>;
  /** Asks for what dropped of an order, by the reference of that. */
  refill(
    deps: Deps,
    asked: { instanceId: number; reference: string; requestId: string },
  ): Promise<RefillOutcome>;
  /** By the references of the refills; what is missing in the answer is unclear. */
  refillStates(
    deps: Deps,
    asked: { instanceId: number; references: readonly string[] },
  ): Promise<ReadonlyMap<string, RefillProgress>>;
}
