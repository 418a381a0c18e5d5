import { sql, type RawBuilder } from 'kysely';

/** Whether signing in asks for a code, as a column of a query that has customers by this name. */
export function usesTwoFactor(customers: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from customer_totp
    where customer_totp.instance_id = ${sql.ref(`${customers}.instance_id`)}
      and customer_totp.customer_id = ${sql.ref(`${customers}.id`)}
      and customer_totp.confirmed_at is not null
  )`;
}
