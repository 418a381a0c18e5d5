import { hkdfSync, randomBytes } from 'node:crypto';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { createKeys, type KeyPurpose } from '#core/platform/secrets/keys.ts';
import { openSeal, seal } from '#core/platform/secrets/seal.ts';

export type SealDeps = Pick<Deps, 'db' | 'clock' | 'documentSecrets' | 'isDemo'>;

/** What a document is kept for: the key of one opens nothing of another. */
export type DocumentPurpose = Extract<KeyPurpose, 'identity-document' | 'ticket-attachment'>;

export interface DocumentRef {
  purpose: DocumentPurpose;
  instanceId: number;
  id: string;
}

/** What is kept of a document: nothing that can be read without both secrets. */
export interface SealedDocument {
  salt: Buffer;
  sealed: Buffer;
}

const SALT_BYTES = 32;
const KEY_BYTES = 32;

/** Whether documents can be taken: a secret is set up, or it is a demo. */
export function mayKeepDocuments({ documentSecrets = [], isDemo }: Partial<SealDeps>): boolean {
  return documentSecrets.length > 0 || isDemo === true;
}

export function requireSetUp(deps: Partial<SealDeps>): void {
  if (!mayKeepDocuments(deps)) throw new AppError('documents_not_set_up');
}

/** Seals a document by a key of its own. */
export async function sealDocument(
  deps: SealDeps,
  ref: DocumentRef,
  bytes: Uint8Array,
): Promise<SealedDocument> {
  requireSetUp(deps);
  const salt = randomBytes(SALT_BYTES);
  const key = await keyOf(deps, { ref, salt, secret: deps.documentSecrets?.[0] });
  return { salt, sealed: await seal(key, ownedBy(ref), bytes) };
}

/** Opens it with whichever of the secrets it was sealed with. */
export async function openDocument(
  deps: SealDeps,
  ref: DocumentRef,
  { salt, sealed }: { salt: Uint8Array; sealed: Uint8Array },
): Promise<Buffer> {
  const secrets = deps.documentSecrets?.length ? deps.documentSecrets : [undefined];
  const failures: unknown[] = [];
  for (const secret of secrets) {
    try {
      return await openSeal(await keyOf(deps, { ref, salt, secret }), ownedBy(ref), sealed);
    } catch (error) {
      failures.push(error);
    }
  }
  throw new AggregateError(failures, `No secret opens the document ${ref.id}`);
}

const ownedBy = ({ purpose, instanceId, id }: DocumentRef) =>
  ({ purpose, owner: `${instanceId}/${id}` }) as const;

interface KeyParts {
  ref: DocumentRef;
  salt: Uint8Array;
  /** Kept outside of the database, so that neither its disk nor a backup of it opens anything. */
  secret: string | undefined;
}

/** The key of one document, out of what only the database and only the deployment knows. */
async function keyOf(deps: SealDeps, { ref, salt, secret = '' }: KeyParts) {
  const own = await createKeys(deps).key(ref.purpose);
  const material = Buffer.concat([own, Buffer.from(secret)]);
  const info = `marquee/${ref.purpose}/${ref.instanceId}/${ref.id}`;
  const key = Buffer.from(hkdfSync('sha256', material, salt, info, KEY_BYTES));
  return { key: () => Promise.resolve(key) };
}
