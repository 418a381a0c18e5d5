import type { Keys } from '#core/platform/secrets/keys.ts';

/** What a token shows, to whom it was given, and until when. */
export interface PreviewGrant {
  instanceId: number;
  /** Whose draft it is, or who looks at the revision. */
  customerId: bigint;
  /** Absent for the draft. */
  revision: bigint | undefined;
  expiresAt: Date;
}

const FORM = /^(\d{1,10})\.(\d{1,19})\.(\d{0,19})\.(\d{1,12})\.([\w-]{43})$/;

/** Says it in words that cannot be changed: each is signed with all the others. */
export async function signPreview(keys: Keys, grant: PreviewGrant): Promise<string> {
  const { instanceId, customerId, revision, expiresAt } = grant;
  const seconds = Math.floor(expiresAt.getTime() / 1000);
  const words = [instanceId, customerId, revision ?? '', seconds].join('.');
  return `${words}.${await keys.sign('studio-preview', words)}`;
}

/** Undefined for what was not signed here, or not for long enough. */
export async function readPreview(
  keys: Keys,
  token: string,
  now: Date,
): Promise<PreviewGrant | undefined> {
  const [, instance, customer, revision, seconds, signature] = FORM.exec(token) ?? [];
  if (instance === undefined || customer === undefined || signature === undefined) return undefined;
  const words = token.slice(0, -signature.length - 1);
  if (!(await keys.isSignature('studio-preview', words, signature))) return undefined;
  const expiresAt = new Date(Number(seconds) * 1000);
  if (expiresAt <= now) return undefined;
  return {
    instanceId: Number(instance),
    customerId: BigInt(customer),
    revision: revision ? BigInt(revision) : undefined,
    expiresAt,
  };
}
