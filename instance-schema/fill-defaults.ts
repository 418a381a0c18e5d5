import type { DefaultNode } from './default-node.ts';
import type { DocumentKind, Documents, FilledDocuments } from './document-kinds.ts';
import { DEFAULTS } from './generated/defaults.ts';
import { pointerKeys, pointerTo, valueAt } from './json-pointer.ts';

/** A valid document with its defaults where it says nothing; the document itself stays as it is. */
export function fillDefaults<Kind extends DocumentKind>(
  kind: Kind,
  document: Documents[Kind],
): FilledDocuments[Kind] {
  // The filled type requires exactly the properties that have a default, as a test holds.
  return fill(DEFAULTS[kind], document) as FilledDocuments[Kind];
}

/**
 * What stands at a pointer when the document says nothing there; undefined without a default. Which
 * kind an entry is of, the document itself says.
 */
export function defaultAt(kind: DocumentKind, pointer: string, document?: unknown): unknown {
  let node: DefaultNode | undefined = DEFAULTS[kind];
  let here = document;
  for (const key of pointerKeys(pointer)) {
    node = node && nodeFor(node, here);
    node = node?.items && /^\d+$/.test(key) ? node.items : node?.properties?.[key];
    here = valueAt(here, pointerTo('', key));
  }
  return structuredClone(node?.default);
}

/** The defaults that a value is to be read by. */
function nodeFor(node: DefaultNode, value: unknown): DefaultNode {
  if (node.same) return DEFAULTS[node.same];
  const type = node.byType && valueAt(value, '/type');
  if (!node.byType || typeof type !== 'string') return node;
  return (Object.hasOwn(node.byType, type) ? node.byType[type] : undefined) ?? {};
}

function fill(node: DefaultNode, value: unknown): unknown {
  const { properties = {}, items } = nodeFor(node, value);
  if (Array.isArray(value)) return items ? value.map((entry) => fill(items, entry)) : value;
  if (typeof value !== 'object' || value === null) return value;
  const filled: Record<string, unknown> = { ...value };
  for (const [name, property] of Object.entries(properties)) {
    const present = filled[name] ?? structuredClone(property.default);
    if (present !== undefined) filled[name] = fill(property, present);
  }
  return filled;
}
