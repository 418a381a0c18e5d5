import type { AppLoadContext } from '@remix-run/node';
import { listDraftDocuments } from '#core/studio/drafts/draft.operations.ts';
import { nameIn } from '#app/areas/studio/editor/load-choices.server.ts';
import { isObject, type Values } from '#app/areas/studio/form/documents.ts';
import { plainText } from '#app/areas/studio/form/shown-parts.ts';
import { listed } from '#app/areas/studio/lists/list-documents.server.ts';
import type { ListedDocument } from '#app/areas/studio/lists/listed-document.ts';
import { sortedBy } from './move-in-menu.ts';

export interface MenuChild {
  title: string;
  url: string;
  /** Where it stands in its document. */
  pointer: string;
  children: MenuChild[];
}

export interface MenuBranchData {
  document: ListedDocument;
  children: MenuChild[];
}

/** The menu of the draft as visitors see it: by its sorting, with what stands under each entry. */
export async function loadMenu({ core, language, locale }: AppLoadContext) {
  const { data, meta } = await core.call(listDraftDocuments, { query: { kind: 'menu-item' } });
  const bodies = data.map(({ body }) => body);
  const branches = sortedBy(bodies).map((at): MenuBranchData[] => {
    const document = data[at];
    if (!document) return [];
    const children = childrenOf(document.body, { pointer: '', language });
    return [{ document: listed(document, locale), children }];
  });
  const documents = data.map(({ key, body }) => ({ key, body }));
  return { rev: meta.rev, documents, branches: branches.flat() };
}

interface At {
  pointer: string;
  language: string;
}

function childrenOf(body: Values, { pointer, language }: At): MenuChild[] {
  const children: unknown[] = Array.isArray(body['children']) ? body['children'] : [];
  return sortedBy(children).map((at) => {
    const child = children[at];
    const own = isObject(child) ? child : {};
    const place = `${pointer}/children/${at}`;
    return {
      title: nameIn(own['title'], language) || plainText(own['id']),
      url: plainText(own['url']),
      pointer: place,
      children: childrenOf(own, { pointer: place, language }),
    };
  });
}
