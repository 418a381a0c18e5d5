import type { Trx } from '#core/platform/db/database.ts';

interface NewSecret {
  name: string;
  value: Uint8Array;
  createdAt: Date;
}

/** Answers the secret of that name; the given one only if there was none. */
export async function keepSecret(trx: Trx, secret: NewSecret): Promise<Uint8Array> {
  await trx
    .insertInto('application_secrets')
    .values({ name: secret.name, value: secret.value, created_at: secret.createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await trx
    .selectFrom('application_secrets')
    .select('value')
    .where('name', '=', secret.name)
    .executeTakeFirstOrThrow();
  return kept.value;
}
