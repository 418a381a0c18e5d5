import {
  identityRef,
  insertDocument,
} from '#core/billing/identity-checks/documents/identity-document.store.ts';
import { insertCheck } from '#core/billing/identity-checks/identity-check.store.ts';
import { sealDocument } from '#core/platform/documents/seal-document.ts';
import type { TestCore } from './harness.ts';

export const IDENTITY_DOCUMENT = 'b'.repeat(32);

/** What a customer of b was asked to show, and has shown. */
export async function checkOf({ actors, db, deps }: TestCore): Promise<string> {
  const { customerOfB, staffOfB } = actors;
  const { id: instanceId } = customerOfB.instance;
  const now = deps.clock.now();
  const of = { instance_id: instanceId, customer_id: customerOfB.id };
  const id = IDENTITY_DOCUMENT;
  const kept = await sealDocument(deps, identityRef({ instanceId, id }), Buffer.from('Of b'));
  return db.inInstance(instanceId, async (trx) => {
    const check = await insertCheck(trx, {
      ...{ ...of, status: 'uploaded', since: now, steps: ['selfie'], reason: 'Of b' },
      ...{ asked_by: staffOfB.id, asked_at: now, due_at: now, version: 1 },
    });
    const checkId = check?.id ?? 0n;
    await insertDocument(trx, {
      ...{ ...of, ...kept, id, check_id: checkId, step: 'selfie', extension: 'jpg' },
      ...{ bytes: 4, uploaded_at: now },
    });
    return String(checkId);
  });
}
