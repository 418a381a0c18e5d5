import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#core/testing/database.ts';
import { createRecordingLog } from '#core/testing/recording-log.ts';
import { createSettableClock } from '#core/testing/settable-clock.ts';
import type { Database } from '#core/platform/db/database.ts';
import { openDocument, sealDocument, type SealDeps } from './seal-document.ts';

const OLD = 'the secret of last year, quite long';
const NEW = 'the secret of this year, quite long';
const REF = { purpose: 'identity-document', instanceId: 1, id: 'a'.repeat(32) } as const;
const BYTES = Buffer.from('%PDF-1.7 of Ada Brook');

let db: Database;
beforeAll(async () => {
  db = await testDatabase({ log: createRecordingLog() });
});
afterAll(() => db.close());

const deps = (documentSecrets: string[] = [], isDemo = false): SealDeps => ({
  ...{ db, clock: createSettableClock(), documentSecrets, isDemo },
});

describe('a sealed document', () => {
  it('is opened again, and is sealed otherwise each time', async () => {
    const one = await sealDocument(deps([OLD]), REF, BYTES);
    const other = await sealDocument(deps([OLD]), REF, BYTES);
    expect(await openDocument(deps([OLD]), REF, one)).toEqual(BYTES);
    expect(one.salt).not.toEqual(other.salt);
    expect(one.sealed).not.toEqual(other.sealed);
    expect(one.sealed.includes('Ada')).toBe(false);
  });

  it('is opened by an older secret, and by none that it was not sealed with', async () => {
    const kept = await sealDocument(deps([OLD]), REF, BYTES);
    expect(await openDocument(deps([NEW, OLD]), REF, kept)).toEqual(BYTES);
    await expect(openDocument(deps([NEW]), REF, kept)).rejects.toThrow('No secret opens');
    // The database alone, as from a stolen disk or backup.
    await expect(openDocument(deps([], true), REF, kept)).rejects.toThrow('No secret opens');
  });

  it('opens nothing in the row of another, of another instance, or changed', async () => {
    const kept = await sealDocument(deps([OLD]), REF, BYTES);
    const changed = Buffer.from(kept.sealed);
    changed[40] = (changed[40] ?? 0) ^ 1;
    const opened = [
      openDocument(deps([OLD]), { ...REF, id: 'b'.repeat(32) }, kept),
      openDocument(deps([OLD]), { ...REF, instanceId: 2 }, kept),
      openDocument(deps([OLD]), { ...REF, purpose: 'ticket-attachment' }, kept),
      openDocument(deps([OLD]), REF, { ...kept, sealed: changed }),
      openDocument(deps([OLD]), REF, { ...kept, salt: Buffer.alloc(32) }),
    ];
    for (const one of opened) await expect(one).rejects.toThrow('No secret opens');
  });

  it('is taken without a secret by a demo alone', async () => {
    const kept = await sealDocument(deps([], true), REF, BYTES);
    expect(await openDocument(deps([], true), REF, kept)).toEqual(BYTES);
    await expect(sealDocument(deps(), REF, BYTES)).rejects.toThrow('documents_not_set_up');
  });
});
