import type { AppLoadContext } from '@remix-run/node';
import type { DraftDocument } from '#core/studio/drafts/draft.contract.ts';
import { listDraftDocuments } from '#core/studio/drafts/draft.operations.ts';
import { pathOfRoute } from '#app/lib/pages/route-path.server.ts';
import { plainText } from '#app/areas/studio/form/shown-parts.ts';
import { documentTitle } from '#app/areas/studio/difference/document-title.server.ts';
import { providerOf } from '#app/areas/studio/payment-accounts/providers.ts';
import { DOCUMENT_LISTS, type DocumentList } from '#app/areas/studio/document-lists.ts';
import { factsOf, standingOf } from './document-facts.server.ts';
import type { ListedDocument } from './listed-document.ts';

/** The documents of a list in their order, with the step of the draft that has them. */
export async function listDocuments({ core, locale }: AppLoadContext, list: DocumentList) {
  const { data, meta } = await core.call(listDraftDocuments, {
    query: { kind: DOCUMENT_LISTS[list] },
  });
  return { rev: meta.rev, documents: data.map((document) => listed(document, locale)) };
}

export function listed(document: DraftDocument, locale: string): ListedDocument {
  const { key, kind, body, change, problems } = document;
  const title = documentTitle(document, locale);
  return {
    ...{ key, title, detail: detailOf(document), change, problems: problems.length },
    ...{ facts: factsOf(document, locale), standing: standingOf(document, Date.now()) },
    provider: kind === 'payment-method' ? providerOf(body) : undefined,
  };
}

function detailOf({ kind, body }: DraftDocument): string | undefined {
  switch (kind) {
    case 'page':
      return body['slug'] === undefined
        ? pathOfRoute(plainText(body['route_name']))
        : `/${plainText(body['slug'])}`;
    case 'menu-item':
      return plainText(body['url']);
    default:
      return undefined;
  }
}
