import { AppError, type FieldProblems } from '#core/errors.ts';
import { isStorable } from '#core/platform/http/storable.ts';
import type { DocumentKind } from '#instance-schema/document-kinds.ts';
import { pointerKeys } from '#instance-schema/json-pointer.ts';
import { migrateDocument } from '#instance-schema/migrate.ts';
import { validateDocument, type DocumentProblem } from '#instance-schema/validate.ts';
import {
  keyDocuments,
  nameDocuments,
  type CheckedDocument,
  type InstanceDocument,
  type OwnerDocuments,
} from './document.ts';
import { ruleProblems } from './document-rules.ts';
import { problemCode } from './problem-code.ts';

/** The documents in the current version of their schemas; refuses all of them when one is wrong. */
export function checkDocuments(documents: OwnerDocuments): InstanceDocument[] {
  const refused: RefusedDocument[] = [];
  const checked: CheckedDocument[] = [];
  for (const document of nameDocuments(documents)) {
    const outcome = checkDocument(document.kind, document.body);
    if (outcome.ok) checked.push({ ...document, body: outcome.body });
    else refused.push({ field: document.field, problems: outcome.problems });
  }
  if (refused.length > 0) refuseDocuments(refused);
  return keyDocuments(checked);
}

interface RefusedDocument {
  field: string;
  problems: readonly DocumentProblem[];
}

/** Names every problem: as a field for a form, as a sentence of the cause for an operator. */
export function refuseDocuments(refused: readonly RefusedDocument[]): never {
  const fields: FieldProblems = {};
  const sentences: string[] = [];
  for (const { field, problems } of refused) {
    for (const problem of problems) {
      const { pointer, missing, message } = problem;
      const path = [field, ...pointerKeys(pointer), ...(missing ? [missing] : [])];
      (fields[path.join('.')] ??= []).push(problemCode(problem));
      sentences.push(`${field}${pointer} ${message}`);
    }
  }
  throw new AppError('validation_failed', { fields, cause: new Error(sentences.join('\n')) });
}

type Outcome =
  | { ok: true; body: Record<string, unknown> }
  | { ok: false; problems: DocumentProblem[] };

export function checkDocument(kind: DocumentKind, value: unknown): Outcome {
  if (!isStorable(value)) {
    const message = 'holds characters or a depth that cannot be stored';
    return { ok: false, problems: [{ pointer: '', keyword: 'storable', message }] };
  }
  const migrated = migrateDocument(kind, value);
  if (!migrated.ok) return { ok: false, problems: [migrated.problem] };
  const found = validateDocument(kind, migrated.document);
  const problems = found.length > 0 ? found : ruleProblems(kind, migrated.document);
  if (problems.length > 0) return { ok: false, problems };
  // Every schema accepts objects only.
  return { ok: true, body: migrated.document as Record<string, unknown> };
}
