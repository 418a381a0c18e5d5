import { useNumbers } from '#app/components/use-numbers.ts';

/** What is added or taken, with its sign. */
export function useSignedDollars(): (amount: string) => string {
  const { dollars } = useNumbers();
  return (amount) => `${amount.startsWith('-') ? '−' : '+'}${dollars(amount.slice(1))}`;
}
