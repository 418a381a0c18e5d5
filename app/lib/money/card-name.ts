import { brandName } from '#core/billing/payments/cards/brand-name.pure.ts';

interface NamedCard {
  brand: string;
  last_four: string;
}

/** All that is known of a card, and the same in every language. */
export function cardName({ brand, last_four: lastFour }: NamedCard): string {
  return `${brandName(brand)} •••• ${lastFour}`;
}
