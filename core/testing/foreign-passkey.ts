import { insertPasskey } from '#core/accounts/passkeys/passkey.store.ts';
import type { TestCore } from './harness.ts';

/** A passkey of a customer of b. */
export async function passkeyOf({ actors, db, deps }: TestCore): Promise<string> {
  const { customerOfB } = actors;
  const { id: instanceId } = customerOfB.instance;
  const row = await db.inInstance(instanceId, (trx) =>
    insertPasskey(trx, {
      ...{ instance_id: instanceId, customer_id: customerOfB.id, name: 'Of b', sign_count: 0n },
      ...{ credential_id: Buffer.from('of b'), public_key: Buffer.from('key of b') },
      ...{ transports: [], is_backed_up: false, created_at: deps.clock.now() },
    }),
  );
  return String(row?.id);
}
