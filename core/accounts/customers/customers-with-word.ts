import { sql, type RawBuilder } from 'kysely';

/** A word that so many customers have leads to no more of them. */
export const MOST_OF_A_WORD = 2_000;

/** The ids of those with a word that begins so, as a query: at most so many of them. */
export const customersWithWord = (instanceId: number, beginning: string): RawBuilder<unknown> =>
  sql`select customer_id from customer_words
    where instance_id = ${instanceId} and word >= ${beginning} and word < ${`${beginning}\u{10FFFF}`}
    limit ${MOST_OF_A_WORD}`;
