import { DOCUMENT_KINDS, type DocumentKind } from '../document-kinds.ts';
import type { DefaultNode } from '../default-node.ts';
import { resolveReference, type SchemaNode } from './schema-files.ts';

/** The defaults of every kind, cut out of the schemas, as a module. */
export function generateDefaults(schemas: Map<string, SchemaNode>): string {
  const tree: Partial<Record<DocumentKind, DefaultNode>> = {};
  for (const kind of DOCUMENT_KINDS) {
    const file = `${kind}.schema.json`;
    const node = schemas.get(file);
    if (node) tree[kind] = cutDefaults({ schemas, file, node, kind }) ?? {};
  }
  return [
    "import type { DefaultNode } from '../default-node.ts';",
    "import type { DocumentKind } from '../document-kinds.ts';",
    '',
    `export const DEFAULTS: Record<DocumentKind, DefaultNode> = ${JSON.stringify(tree)};`,
    '',
  ].join('\n');
}

interface Cut {
  schemas: Map<string, SchemaNode>;
  file: string;
  node: SchemaNode;
  kind: DocumentKind;
}

/** Undefined where neither the schema nor anything inside it has a default. */
function cutDefaults({ schemas, file, node, kind }: Cut): DefaultNode | undefined {
  const found: DefaultNode = {};
  if (node.default !== undefined) found.default = node.default;
  if (node.$ref === '#') return { ...found, same: kind };
  const target = node.$ref ? resolveReference(schemas, file, node.$ref) : { file, node };
  const properties: Record<string, DefaultNode> = {};
  for (const [name, property] of Object.entries(target.node.properties ?? {})) {
    if (typeof property === 'boolean') continue;
    const cut = cutDefaults({ schemas, kind, file: target.file, node: property });
    if (cut) properties[name] = cut;
  }
  if (Object.keys(properties).length > 0) found.properties = properties;
  if (target.node.items) {
    const items = cutDefaults({ schemas, kind, file: target.file, node: target.node.items });
    if (items) found.items = items;
  }
  const byType = cutKinds({ schemas, kind, file: target.file, node: target.node });
  if (Object.keys(byType).length > 0) found.byType = byType;
  return Object.keys(found).length > 0 ? found : undefined;
}

/** The defaults of each kind that an entry can be; the kinds are told apart by their type. */
function cutKinds({ schemas, file, node, kind }: Cut): Record<string, DefaultNode> {
  const byType: Record<string, DefaultNode> = {};
  for (const one of node.oneOf ?? []) {
    const target = one.$ref ? resolveReference(schemas, file, one.$ref) : { file, node: one };
    const type = target.node.properties?.['type'];
    const name = typeof type === 'object' ? type.const : undefined;
    const cut = cutDefaults({ schemas, kind, file: target.file, node: target.node });
    if (typeof name === 'string' && cut) byType[name] = cut;
  }
  return byType;
}
