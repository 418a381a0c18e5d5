import type { CardFacts } from '../gateway.ts';
import { CARD_BEHAVIOURS, type CardBehaviour } from './sandbox-card.contract.ts';

type Face = Pick<CardFacts, 'brand' | 'lastFour'>;

/** One card per kind of answer of a bank. */
export const TEST_CARDS: Record<CardBehaviour, Face> = {
  accept: { brand: 'visa', lastFour: '4242' },
  refuse: { brand: 'visa', lastFour: '0002' },
  confirm: { brand: 'mastercard', lastFour: '3155' },
  silence: { brand: 'amex', lastFour: '9995' },
};

/** Valid until the end of December in three years. */
export function factsOf(behaviour: CardBehaviour, savedAt: Date): CardFacts {
  const expiryYear = savedAt.getUTCFullYear() + 3;
  return { ...TEST_CARDS[behaviour], expiryMonth: 12, expiryYear };
}

export const behaviourOf = (text: string | null): CardBehaviour | undefined =>
  CARD_BEHAVIOURS.find((one) => one === text);
