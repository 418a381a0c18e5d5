import type { z } from 'zod';
import type { documentProblem } from '#core/studio/drafts/draft.contract.ts';
import { checkDocument } from '#core/tenancy/instances/check-documents.ts';
import { problemCode } from '#core/tenancy/instances/problem-code.ts';
import type {
  DocumentBody,
  DocumentSet,
  KeptDocument,
} from '#core/tenancy/revisions/document-set.ts';
import { identityOf } from '#core/tenancy/revisions/document-set.ts';
import { pointerTo } from '#instance-schema/json-pointer.ts';
import { wantedKey } from './document-keys.ts';
import { problemsAcross } from './problems-across.ts';

export type Problem = z.infer<typeof documentProblem>;

/** A body never changes, and neither does what is wrong with it. */
const known = new WeakMap<DocumentBody, readonly Problem[]>();

/** What keeps each document from being published, by its identity. */
export function problemsOf(documents: DocumentSet): ReadonlyMap<string, readonly Problem[]> {
  const across = problemsAcross(documents, (document) => ownProblems(document).length === 0);
  return new Map(
    documents.map((document) => {
      const identity = identityOf(document);
      const found = [...ownProblems(document), ...keyProblems(document)];
      return [identity, [...found, ...(across.get(identity) ?? [])]];
    }),
  );
}

function ownProblems({ kind, body }: KeptDocument): readonly Problem[] {
  const found = known.get(body) ?? checked(kind, body);
  known.set(body, found);
  return found;
}

function checked(kind: KeptDocument['kind'], body: DocumentBody): Problem[] {
  const outcome = checkDocument(kind, body);
  if (outcome.ok) return [];
  const found = outcome.problems.map((problem) => ({
    pointer: problem.missing ? pointerTo(problem.pointer, problem.missing) : problem.pointer,
    ...problemCode(problem),
    message: problem.message,
  }));
  return found.filter((problem, at) => isNews(problem, { found, at }));
}

/** What a text in one place can lack, the most telling first: the others are said by it. */
const OF_TEXT: readonly Problem['code'][] = ['required', 'too_long', 'invalid_format', 'too_short'];

/** Whether no other problem of the same value says as much. */
function isNews(
  { pointer, code }: Problem,
  { found, at }: { found: readonly Problem[]; at: number },
): boolean {
  const rank = OF_TEXT.indexOf(code);
  if (rank === -1) return true;
  return !found.some((other, place) => {
    if (place === at || other.pointer !== pointer) return false;
    const own = OF_TEXT.indexOf(other.code);
    return own === rank ? place < at : own !== -1 && own < rank;
  });
}

/** Its key has a number behind it because another document has the name that it asks for. */
function keyProblems(document: KeptDocument): Problem[] {
  const wanted = wantedKey(document);
  if (wanted === undefined || wanted === document.key) return [];
  const field = document.kind === 'page' ? ('slug' in document.body ? 'slug' : 'route_name') : 'id';
  const message = `is the same as in another document of this kind`;
  return [{ pointer: `/${field}`, code: 'duplicate', message }];
}
