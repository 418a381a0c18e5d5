import { z } from 'zod';

/** The shapes that contracts share; each number is bounded by the column that holds it. */

/** What an `integer` column holds. */
export const MOST_INT = 2_147_483_647;

/** A `bigint` column holds more, but no number of JSON says more exactly. */
const MOST_BIG = Number.MAX_SAFE_INTEGER;

/** Of a service, a network, a country, a target: what `integer` columns number. */
export const id = z.int().min(1).max(MOST_INT);

/** Of an order, a customer, a card: what `bigint` columns number. */
export const bigId = z.int().min(1).max(MOST_BIG);

/** Of a payment method; the balance is 0. */
export const methodId = z.int().min(0).max(MOST_INT);

export const count = z.int().min(0).max(MOST_INT);
export const bigCount = z.int().min(0).max(MOST_BIG);

/** At least one of something. */
export const quantity = z.int().min(1).max(MOST_INT);

export const wireAmount = z
  .string()
  .regex(/^\d+(\.\d{1,6})?$/)
  .meta({ description: 'US dollars, exact.' });
export const wireFloat = z.number().meta({ description: 'The same amount as a number.' });

/** How many a page of a list has at the most, in an address. */
export const pageLimit = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number)
  .pipe(z.int().min(1).max(100));

/** A form sends what was left empty as an empty text. */
export const unlessEmpty = <T extends z.ZodType>(schema: T) =>
  z
    .preprocess(
      (value: z.input<T> | '' | undefined) => (value === '' ? undefined : value),
      schema.optional(),
    )
    .optional();
