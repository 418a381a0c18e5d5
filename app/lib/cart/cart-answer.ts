import type { CheckoutAnswer } from '../checkout/checkout-answer.server.ts';

/** What an action of the cart has to say. */
export type CartAnswer =
  | { kind: 'done' }
  | { kind: 'added'; count: number }
  /** Whether everything is to go. */
  | { kind: 'asks' }
  | { kind: 'refused'; notice: string }
  | {
      kind: 'line';
      lineId: number;
      typed: { quantity: string; subtotal: string };
      problem: string;
    }
  | { kind: 'checkout'; answer: CheckoutAnswer };
