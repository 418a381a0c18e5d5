import type { CheckoutAnswer } from '../checkout/checkout-answer.server.ts';

/** Why a line cannot be what was typed. */
export interface LineProblem {
  field: 'quantity' | 'subtotal';
  problem: string;
}

/** What is said of a line while it is typed: each of its fields by the other. */
export type LineCost = { quantity: number; subtotal: string } | LineProblem;

/** What an action of the cart has to say. */
export type CartAnswer =
  | { kind: 'done' }
  | { kind: 'saved'; lineId: number }
  | { kind: 'added'; count: number }
  /** Whether everything is to go. */
  | { kind: 'asks' }
  | { kind: 'refused'; notice: string }
  | ({
      kind: 'line';
      lineId: number;
      typed: { quantity: string; subtotal: string };
    } & LineProblem)
  | { kind: 'checkout'; answer: CheckoutAnswer };
