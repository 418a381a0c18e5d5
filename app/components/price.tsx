import { price } from './price.css.ts';
import { useNumbers } from './use-numbers.ts';

/** An amount of dollars in the currency that the visitor reads prices in. */
export function Price({ amount }: { amount: string }) {
  const format = useMoney();
  return (
    <data className={price} value={amount}>
      {format(amount)}
    </data>
  );
}

export function useMoney(): (amount: string) => string {
  return useNumbers().money;
}
