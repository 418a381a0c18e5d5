import type { Trx } from '#core/platform/db/database.ts';

interface SpentCaptcha {
  instanceId: number;
  id: string;
  now: Date;
  expiresAt: Date;
}

/** Uses a captcha up; of two parallel requests with the same one, only one passes. */
export async function spendCaptcha(trx: Trx, spent: SpentCaptcha): Promise<boolean> {
  const row = await trx
    .insertInto('captchas')
    .values({
      instance_id: spent.instanceId,
      id: spent.id,
      spent_at: spent.now,
      expires_at: spent.expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Runs across instances. */
export async function deleteExpiredCaptchas(trx: Trx, now: Date): Promise<void> {
  await trx.deleteFrom('captchas').where('expires_at', '<', now).execute();
}
