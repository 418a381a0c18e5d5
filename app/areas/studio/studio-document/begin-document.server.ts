import type { AppLoadContext } from '@remix-run/node';
import type { DocumentKind } from '#instance-schema/document-kinds.ts';
import { listDraftDocuments } from '#core/studio/drafts/draft.operations.ts';
import type { Values } from '#app/areas/studio/form/documents.ts';
import { routeNameFor } from './document-fields.server.ts';

interface Beginning {
  kind: DocumentKind;
  /** The page of the panel that a new page is about. */
  route: string | undefined;
  values: Values;
}

/** A new document with what its form does not ask for: a name in menus, a place behind the others. */
export async function beginDocument(
  { core }: AppLoadContext,
  { kind, route, values }: Beginning,
): Promise<Values> {
  if (kind === 'page') {
    const name = route ?? routeNameFor(values['slug']);
    return name === undefined ? values : { ...values, route_name: name };
  }
  if (kind !== 'menu-item') return values;
  const { data } = await core.call(listDraftDocuments, { query: { kind } });
  const places = data.map(({ body }) =>
    typeof body['sorting'] === 'number' ? body['sorting'] : 0,
  );
  return { ...values, sorting: Math.max(0, ...places) + 10 };
}
