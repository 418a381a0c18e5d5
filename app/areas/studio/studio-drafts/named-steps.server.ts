import type { AppLoadContext } from '@remix-run/node';
import type { z } from 'zod';
import type { draftStep } from '#core/studio/drafts/draft.contract.ts';
import { listDraftDocuments } from '#core/studio/drafts/draft.operations.ts';
import type { DocumentKind } from '#instance-schema/document-kinds.ts';
import { documentTitle } from '#app/areas/studio/difference/document-title.server.ts';
import type { StudioDocument } from '#app/areas/studio/report/places.ts';

type Step = z.infer<typeof draftStep>;

/** A step with its documents as people know them. */
export type NamedStep = Omit<Step, 'documents'> & {
  documents: { kind: DocumentKind; title: string }[];
};

/** Asks for documents of those kinds alone that the steps have touched. */
export async function namedSteps(
  { core, locale }: AppLoadContext,
  steps: readonly Step[],
): Promise<NamedStep[]> {
  const kinds = new Set(steps.flatMap(({ documents }) => documents.map(({ kind }) => kind)));
  const lists = await Promise.all(
    [...kinds].map((kind) => core.call(listDraftDocuments, { query: { kind } })),
  );
  return nameSteps(
    steps,
    lists.flatMap(({ data }) => data),
    locale,
  );
}

/** By the titles that documents have now; one that is gone is called by its key. */
export function nameSteps(
  steps: readonly Step[],
  documents: readonly StudioDocument[],
  locale: string,
): NamedStep[] {
  const bodies = new Map(documents.map(({ kind, key, body }) => [`${kind} ${key}`, body]));
  return steps.map((step) => ({
    ...step,
    documents: step.documents.map(({ kind, key }) => ({
      kind,
      title: documentTitle({ kind, key, body: bodies.get(`${kind} ${key}`) }, locale),
    })),
  }));
}
