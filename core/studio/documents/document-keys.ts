import { keyOf } from '#core/tenancy/instances/document.ts';
import {
  keptDocument,
  type DocumentSet,
  type KeptDocument,
} from '#core/tenancy/revisions/document-set.ts';
import { DOCUMENT_KINDS } from '#instance-schema/document-kinds.ts';

/** Shorter than what the contract allows, so that there is room for a number behind it. */
const LONGEST = 250;

/** What a document with neither a name nor a number is called until it has one. */
export const NAMELESS = 'new';

/** The name, or the first of it with a number behind it that nobody has. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let at = 1; ; at += 1) {
    const free = at === 1 ? name : `${name}~${at}`;
    if (!taken.has(free)) return free;
  }
}

/** The key that the content of a document asks for. */
export function wantedKey({ kind, body }: Pick<KeptDocument, 'kind' | 'body'>): string | undefined {
  const key = keyOf(kind, body);
  return key !== undefined && key.length <= LONGEST ? key : undefined;
}

/**
 * Gives each document the key that its content asks for. Of two that ask for the same, the one that
 * has it keeps it; the other is told from it by a number until it asks for something else.
 */
export function keyAnew(documents: DocumentSet): DocumentSet {
  return DOCUMENT_KINDS.flatMap((kind) => keyKind(documents.filter((one) => one.kind === kind)));
}

function keyKind(documents: DocumentSet): DocumentSet {
  const keys = new Map<KeptDocument, string>();
  const taken = new Set<string>();
  const give = (document: KeptDocument, key: string) => {
    keys.set(document, key);
    taken.add(key);
  };
  for (const document of documents) {
    const { key } = document;
    const wanted = wantedKey(document) ?? key;
    if (wanted === key && !taken.has(key)) give(document, key);
  }
  for (const document of documents) {
    if (keys.has(document)) continue;
    const { key } = document;
    const wanted = wantedKey(document) ?? key;
    const isTold = key.startsWith(`${wanted}~`) && taken.has(wanted) && !taken.has(key);
    give(document, isTold ? key : freeName(wanted, taken));
  }
  return documents.map((document) => {
    const key = keys.get(document) ?? document.key;
    return key === document.key ? document : { ...document, key };
  });
}

/** A document that is not there yet, known from now on by a name that none of these has had. */
export function newDocument(
  { kind, body }: Pick<KeptDocument, 'kind' | 'body'>,
  others: readonly KeptDocument[],
): KeptDocument {
  const own = others.filter((other) => other.kind === kind);
  const wanted = wantedKey({ kind, body }) ?? NAMELESS;
  const origin = freeName(wanted, new Set(own.map((other) => other.origin)));
  const key = freeName(wanted, new Set(own.map((other) => other.key)));
  return keptDocument({ kind, key, origin }, body);
}

/** By its key, or by the one that it began with where nobody has that now. */
export function findDocument(
  documents: DocumentSet,
  { kind, key }: Pick<KeptDocument, 'kind' | 'key'>,
): KeptDocument | undefined {
  const own = documents.filter((document) => document.kind === kind);
  return own.find((one) => one.key === key) ?? own.find((one) => one.origin === key);
}
