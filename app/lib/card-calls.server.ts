import { z } from 'zod';
import { automaticAnswer } from '#core/payments/automatic/automatic.contract.ts';
import { cardAnswer, cardsAnswer, cardSetupAnswer } from '#core/payments/cards/card.contract.ts';
import { paymentMethodsAnswer } from '#core/payments/payment-method.contract.ts';
import type { Call } from './core.server.ts';

type AnyCall = Call<z.ZodType>;

const CARDS = '/api/v1/recurring-payments-methods';

export const linkedCardsCall = {
  method: 'GET',
  path: CARDS,
  answer: cardsAnswer,
} as const satisfies AnyCall;

export const beginCardCall = {
  method: 'POST',
  path: CARDS,
  answer: cardSetupAnswer,
} as const satisfies AnyCall;

export const cardSetupCall = {
  method: 'GET',
  path: '/api/v1/card-setups/{setupId}',
  answer: cardSetupAnswer,
} as const satisfies AnyCall;

export const makeDefaultCall = {
  method: 'POST',
  path: `${CARDS}/{cardId}/make-default`,
  answer: cardAnswer,
} as const satisfies AnyCall;

export const removeCardCall = {
  method: 'DELETE',
  path: `${CARDS}/{cardId}`,
  answer: z.undefined(),
} as const satisfies AnyCall;

/** Those that can keep a card. */
export const recurringMethodsCall = {
  method: 'GET',
  path: '/api/v1/payment-methods/get-available-for-recurring-payments',
  answer: paymentMethodsAnswer,
} as const satisfies AnyCall;

export const automaticTopUpCall = {
  method: 'GET',
  path: '/api/v1/automatic-top-up',
  answer: automaticAnswer,
} as const satisfies AnyCall;

export const saveAutomaticTopUpCall = {
  method: 'PUT',
  path: '/api/v1/automatic-top-up',
  answer: automaticAnswer,
} as const satisfies AnyCall;
