import type { DocumentKind } from '#instance-schema/document-kinds.ts';
import type { FieldNode } from '#instance-schema/field-node.ts';
import { FIELDS } from '#instance-schema/generated/fields.ts';
import type { Values } from '#app/areas/studio/form/documents.ts';

interface Page {
  kind: DocumentKind;
  /** Of a page of the panel itself, whose address nobody chooses. */
  isRoute: boolean;
}

/** What the form of a document asks for. */
export function documentFields({ kind, isRoute }: Page): readonly FieldNode[] {
  const fields = FIELDS[kind];
  return kind === 'page' && isRoute ? fields.filter(({ name }) => name !== 'slug') : fields;
}

/** A page of the panel has no address of its own; one that an owner has written always has. */
export const isRoutePage = (values: Values): boolean => values['slug'] === undefined;

/** What a new page is called in menus, made of its address. */
export function routeNameFor(slug: unknown): string | undefined {
  const name = typeof slug === 'string' ? slug.toLowerCase().replace(/[^a-z0-9]+/g, '-') : '';
  return name.replace(/^-|-$/g, '') || undefined;
}
