import { isSame } from '#core/studio/documents/json-value.ts';
import {
  identityOf,
  type DocumentSet,
  type KeptDocument,
} from '#core/tenancy/revisions/document-set.ts';
import type { DocumentKind } from '#instance-schema/document-kinds.ts';
import type { DraftChange } from './draft.contract.ts';

/** Gives the next number of a kind, above the highest that is there. */
export type GiveNumber = (asked: { kind: DocumentKind; above: number }) => Promise<number>;

interface NumberNewInput {
  changes: readonly DraftChange[];
  /** What the form was made from. */
  seen: DocumentSet;
  /** What the draft shows now. */
  head: DocumentSet;
}

/** New documents that come without a number get one that no document of their kind has had. */
export async function numberNew(
  giveNumber: GiveNumber,
  { changes, seen, head }: NumberNewInput,
): Promise<DraftChange[]> {
  const known = new Set(seen.map(identityOf));
  const unseen = head.filter((document) => !known.has(identityOf(document)));
  const numbered: DraftChange[] = [];
  for (const change of changes) {
    if (!needsNumber(change)) {
      numbered.push(change);
      continue;
    }
    const { kind, body } = change;
    // The balance is the one way of paying whose number is fixed.
    if (kind === 'payment-method' && body['strategy'] === 'balance') {
      numbered.push({ ...change, body: { ...body, id: 0 } });
      continue;
    }
    const there = takeAgain(unseen, change);
    const all = [...seen, ...head].filter((document) => document.kind === kind);
    const id = there ?? (await giveNumber({ kind, above: highestOf(all) }));
    numbered.push({ ...change, body: { ...body, id } });
  }
  return numbered;
}

type Put = DraftChange & { do: 'put' };

function needsNumber(change: DraftChange): change is Put {
  if (change.do !== 'put' || change.key !== undefined || change.body['id'] !== undefined)
    return false;
  return change.kind !== 'settings' && change.kind !== 'page';
}

/** The number of the very same document, where a form whose answer was lost is sent again. */
function takeAgain(unseen: KeptDocument[], { kind, body }: Put): unknown {
  const at = unseen.findIndex((document) => {
    const { id } = document.body;
    return document.kind === kind && isSame(document.body, { ...body, id });
  });
  return unseen.splice(at, at < 0 ? 0 : 1)[0]?.body['id'];
}

function highestOf(documents: readonly KeptDocument[]): number {
  const ids = documents.map(({ body }) => body['id']);
  return Math.max(0, ...ids.filter((id): id is number => Number.isSafeInteger(id)));
}
