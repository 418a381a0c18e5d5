import type { Trx } from '#core/platform/db/database.ts';
import { AppError, type FieldProblems } from '#core/errors.ts';
import { problemsOf } from '#core/studio/documents/document-problems.ts';
import { checkDocument } from '#core/tenancy/instances/check-documents.ts';
import { numberBanners, type InstanceDocument } from '#core/tenancy/instances/document.ts';
import { readSet } from '#core/tenancy/revisions/contents.ts';
import {
  identityOf,
  inOrderOfKinds,
  keptDocument,
  type DocumentSet,
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
  const checked = documents.map((document) => {
    const outcome = checkDocument(document.kind, document.body);
    return { ...document, body: outcome.ok ? outcome.body : { ...document.body } };
  });
  const kept = inOrderOfKinds(
    keyAnew(numberBanners(checked).map((document) => keptDocument(document, document.body))),
  );
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

function refuseProblems(documents: DocumentSet): void {
  const fields: FieldProblems = {};
  const found = problemsOf(documents);
  for (const document of documents) {
    for (const { pointer, code, params } of found.get(identityOf(document)) ?? []) {
      const field = [document.kind, document.key, ...pointerKeys(pointer)].join('.');
      (fields[field] ??= []).push({ code, ...(params && { params }) });
    }
  }
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields });
}
