import type { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { findDocument } from '#core/studio/documents/document-keys.ts';
import { problemsOf } from '#core/studio/documents/document-problems.ts';
import { identityOf } from '#core/tenancy/revisions/document-set.ts';
import type { DraftDocument, draftDocumentsQuery } from './draft.contract.ts';
import { readDraftSets, readState } from './draft-state.ts';
import { ownerOf } from './get-draft.ts';
import { changeOf } from './show-draft.ts';

interface Listed {
  data: DraftDocument[];
  meta: { rev: number };
}

/** Documents of one kind as the draft has them, or one of them. */
export function listDraftDocuments(
  { db }: Pick<Deps, 'db'>,
  caller: CustomerCaller,
  { kind, key }: z.output<typeof draftDocumentsQuery>,
): Promise<Listed> {
  return db.read(caller.instanceId, async (trx) => {
    const state = await readState(trx, ownerOf(caller));
    const { mine, base } = await readDraftSets(trx, state);
    const own = mine.filter((document) => document.kind === kind);
    const asked = key === undefined ? undefined : findDocument(own, { kind, key });
    const before = new Map(base.map((document) => [identityOf(document), document]));
    const problems = problemsOf(own);
    const data = own.map((document, position) => ({
      ...{ kind, key: document.key, position, body: { ...document.body } },
      change: changeOf(before.get(identityOf(document)), document) ?? ('none' as const),
      problems: [...(problems.get(identityOf(document)) ?? [])],
    }));
    return {
      data: key === undefined ? data : data.filter((_, at) => own[at] === asked),
      meta: { rev: Number(state.rev) },
    };
  });
}
