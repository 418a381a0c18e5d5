import { sql, type RawBuilder } from 'kysely';
import { emailKey } from '#core/accounts/customers/email.ts';

/** A number as staff write it, with or without its mark. */
export function numberIn(word: string): bigint | undefined {
  const [, digits] = /^#?(\d{1,18})$/.exec(word) ?? [];
  return digits === undefined ? undefined : BigInt(digits);
}

/** The numbers among the words of a search. */
export const numbersIn = (words: readonly string[]): bigint[] =>
  words.flatMap((word) => numberIn(word) ?? []);

/** Whom a term of a list means, by their number or their whole address, as a value of a query. */
export function customerOfTerm(instanceId: number, text: string): RawBuilder<unknown> {
  const id = numberIn(text);
  if (id !== undefined) return sql`${id}::bigint`;
  return sql`(
    select w.customer_id from customer_words w
    join customers c on c.instance_id = w.instance_id and c.id = w.customer_id
    where w.instance_id = ${instanceId} and w.word = ${emailKey(text)}
      and lower(c.email) = ${emailKey(text)}
    limit 1)`;
}
