import { resolveTxt } from 'node:dns/promises';
import type { ResolveText } from '#core/deps.ts';
import type { Keys } from '#core/platform/secrets/keys.ts';
import type { RecordState } from './child-panel-rules.pure.ts';

export interface DomainRecord {
  type: 'TXT';
  name: string;
  value: string;
}

interface Claimed {
  instanceId: number;
  customerId: bigint;
  host: string;
}

/** What whoever has a domain sets, and nobody else can: it stays the same for one customer. */
export async function recordOf(
  keys: Pick<Keys, 'sign'>,
  { instanceId, customerId, host }: Claimed,
): Promise<DomainRecord> {
  const value = await keys.sign('child-panel-domain', `${instanceId}/${customerId}/${host}`);
  return { type: 'TXT', name: `_marquee-challenge.${host}`, value };
}

export interface FoundRecord {
  state: RecordState;
  /** What stands there instead. */
  found: string[];
}

const TIMEOUT_MS = 5_000;
const MOST_FOUND = 5;
const LONGEST_FOUND = 120;
/** As resolvers say that there is nothing. */
const NOTHING = new Set(['ENODATA', 'ENOTFOUND']);

/** Whether the record stands in DNS, beside whatever else stands there. */
export async function lookForRecord(
  { name, value }: DomainRecord,
  resolveText: ResolveText = resolveTxt,
): Promise<FoundRecord> {
  const answer = await inTime(resolveText(name)).catch((error: unknown) =>
    NOTHING.has(codeOf(error)) ? [] : undefined,
  );
  if (answer === undefined) return { state: 'unanswered', found: [] };
  const texts = answer.map((pieces) => pieces.join('').trim());
  if (texts.includes(value)) return { state: 'found', found: [] };
  const found = texts.slice(0, MOST_FOUND).map((text) => text.slice(0, LONGEST_FOUND));
  return { state: found.length === 0 ? 'missing' : 'other', found };
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** A look-up cannot be stopped, only left behind. */
function inTime<T>(asked: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('No answer in time')), TIMEOUT_MS);
    asked.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
