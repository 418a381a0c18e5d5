import type { AppLoadContext } from '@remix-run/node';
import type { DraftDocument } from '#core/studio/drafts/draft.contract.ts';
import { listDraftDocuments } from '#core/studio/drafts/draft.operations.ts';
import { isObject } from '#app/areas/studio/form/documents.ts';
import { plainText } from '#app/areas/studio/form/shown-parts.ts';
import { nameIn } from '#app/areas/studio/editor/load-choices.server.ts';
import { DOCUMENT_LISTS, type DocumentList } from '#app/areas/studio/document-lists.ts';
import type { ListedDocument } from './listed-document.ts';

/** The documents of a list in their order, with the step of the draft that has them. */
export async function listDocuments({ core, language }: AppLoadContext, list: DocumentList) {
  const { data, meta } = await core.call(listDraftDocuments, {
    query: { kind: DOCUMENT_LISTS[list] },
  });
  return { rev: meta.rev, documents: data.map((document) => listed(document, language)) };
}

export function listed(document: DraftDocument, language: string): ListedDocument {
  const { key, body, change, problems } = document;
  const title = titleOf(body, language) || key;
  return { key, title, detail: detailOf(document), change, problems: problems.length };
}

function titleOf(body: DraftDocument['body'], language: string): string {
  for (const name of ['title', 'name', 'meta_title', 'code', 'subject']) {
    const text = nameIn(body[name], language).trim();
    if (text !== '') return text;
  }
  const slides: unknown[] = Array.isArray(body['information']) ? body['information'] : [];
  const first = slides.find(isObject);
  return first ? nameIn(first['title'], language).trim() : '';
}

function detailOf({ kind, body }: DraftDocument): string | undefined {
  switch (kind) {
    case 'page':
      return `/${plainText(body['slug'] ?? body['route_name'])}`;
    case 'menu-item':
      return plainText(body['url']);
    case 'coupon':
      return plainText(body['code']);
    default:
      return undefined;
  }
}
