import type { Trx } from '#core/platform/db/database.ts';
import { AppError, type FieldProblem, type FieldProblems } from '#core/errors.ts';
import { problemsOf } from '#core/studio/documents/document-problems.ts';
import { numberBanners, type InstanceDocument } from '#core/tenancy/instances/document.ts';
import { inCurrentVersion } from '#core/tenancy/instances/read-documents.ts';
import { readSet } from '#core/tenancy/revisions/contents.ts';
import {
  identityOf,
  inOrderOfKinds,
  keptDocument,
  type DocumentSet,
  type KeptDocument,
} from '#core/tenancy/revisions/document-set.ts';
import { pointerKeys } from '#instance-schema/json-pointer.ts';
import { keyAnew } from '#core/studio/documents/document-keys.ts';

export interface ReadyDocuments {
  /** With what each began as. */
  kept: DocumentSet;
  /** As they are to be public. */
  documents: InstanceDocument[];
}

/** The documents of a tree as they would be public, or a refusal with all that is wrong with them. */
export async function readyToPublish(
  trx: Trx,
  instanceId: number,
  tree: string,
): Promise<ReadyDocuments> {
  return makeReady(await readSet(trx, instanceId, tree));
}

export function makeReady(documents: DocumentSet): ReadyDocuments {
  refuseProblems(documents);
  const numbered = numberBanners(documents.map(inCurrentForm));
  // What has not changed has its hash already: most documents of most publications.
  const hashed = numbered.map((document, at) =>
    document === documents[at] ? document : keptDocument(document, document.body),
  );
  const kept = inOrderOfKinds(keyAnew(hashed));
  const places = new Map<string, number>();
  return {
    kept,
    documents: kept.map(({ kind, key, body }) => {
      const position = places.get(kind) ?? 0;
      places.set(kind, position + 1);
      return { kind, key, position, body: { ...body } };
    }),
  };
}

function inCurrentForm(document: KeptDocument): KeptDocument {
  // No document with a problem comes here, and every schema accepts objects only.
  const body = inCurrentVersion(document.kind, document.body) as KeptDocument['body'];
  return body === document.body ? document : { ...document, body };
}

function refuseProblems(documents: DocumentSet): void {
  const fields: FieldProblems = {};
  const found = problemsOf(documents);
  for (const document of documents) {
    for (const { pointer, code, params } of found.get(identityOf(document)) ?? []) {
      const field = [document.kind, document.key, ...pointerKeys(pointer)].join('.');
      // Made as one of these; the description of a draft says no more of it.
      const problem = { code, ...(params && { params }) } as FieldProblem;
      (fields[field] ??= []).push(problem);
    }
  }
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields });
}
