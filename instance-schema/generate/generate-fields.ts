import { DOCUMENT_KINDS, type DocumentKind } from '../document-kinds.ts';
import type { FieldNode } from '../field-node.ts';
import { conditionsIn } from './field-conditions.ts';
import { fieldControl } from './field-control.ts';
import { resolveReference, type SchemaNode } from './schema-files.ts';

type Schemas = Map<string, SchemaNode>;
export type FieldTree = Record<DocumentKind, FieldNode[]>;

/** What a form for each kind asks for, as a tree made of the schemas. */
export function fieldTree(schemas: Schemas): FieldTree {
  const entries = DOCUMENT_KINDS.map((kind): [DocumentKind, FieldNode[]] => {
    const file = `${kind}.schema.json`;
    const node = schemas.get(file);
    if (!node) throw new Error(`${file} does not exist`);
    return [kind, fieldsOf({ schemas, kind, file, node })];
  });
  // Each kind has its entry.
  return Object.fromEntries(entries) as FieldTree;
}

export function generateFields(schemas: Schemas): string {
  return [
    "import type { DocumentKind } from '../document-kinds.ts';",
    "import type { FieldNode } from '../field-node.ts';",
    '',
    `export const FIELDS: Record<DocumentKind, readonly FieldNode[]> = ${JSON.stringify(fieldTree(schemas))};`,
    '',
  ].join('\n');
}

export interface Place {
  schemas: Schemas;
  kind: DocumentKind;
  file: string;
  node: SchemaNode;
}

function fieldsOf(place: Place): FieldNode[] {
  const { node, file } = place;
  const owner = textName(node.title);
  if (owner === undefined)
    throw new Error(`An object of ${file} has no title: ${node.description}`);
  const conditions = conditionsIn(node);
  const properties = Object.entries(node.properties ?? {}).flatMap(([name, property]) =>
    typeof property === 'boolean' ? [] : [{ name, property }],
  );
  const fields = properties.map(({ name, property }) => {
    const when = whenOf(property) ?? conditions.get(name);
    const field = fieldOf({ ...place, node: property }, { name, text: `${owner}.${name}` });
    return {
      ...field,
      ...(node.required?.includes(name) && { isRequired: true as const }),
      ...(when && { when }),
    };
  });
  const orders = new Map(properties.map(({ name, property }) => [name, property['x-order']]));
  return fields.sort((a, b) => orderOf(orders.get(a.name)) - orderOf(orders.get(b.name)));
}

const orderOf = (order: unknown) => (typeof order === 'number' ? order : 0);

function whenOf({ 'x-when': when }: SchemaNode) {
  if (typeof when !== 'object' || when === null) return undefined;
  const [name, is] = Object.entries(when)[0] ?? [];
  return name !== undefined && Array.isArray(is) ? { name, is } : undefined;
}

function fieldOf(place: Place, { name, text }: { name: string; text: string }): FieldNode {
  const { node: own } = place;
  const resolved = throughReferences(place);
  const { node } = resolved;
  const about = {
    name,
    text,
    ...(own['x-help'] === true && { hasHelp: true as const }),
    ...(own.default !== undefined && { default: own.default }),
    ...(typeof own['x-group'] === 'string' && { group: own['x-group'] }),
    ...(typeof own['x-section'] === 'string' && { section: own['x-section'] }),
  };
  const control = fieldControl(
    node,
    throughReferences({ ...resolved, node: node.items ?? {} }).node,
  );
  if (control === 'object' || control === 'picture') {
    return { ...about, control, fields: fieldsOf(resolved) };
  }
  if (control === 'list') return { ...about, control, ...listOf(resolved, text) };
  return { ...about, control, ...leafOf(resolved, text) };
}

function listOf(place: Place, text: string) {
  const { node, kind } = place;
  const items = node.items ?? {};
  const most = typeof node['maxItems'] === 'number' ? { maxItems: node['maxItems'] } : {};
  if (items.$ref === '#') return { ...most, same: kind };
  const entry = throughReferences({ ...place, node: items });
  if (!entry.node.oneOf) return { ...most, fields: fieldsOf(entry) };
  const kinds = entry.node.oneOf.map((one): [string, FieldNode[]] => {
    const each = throughReferences({ ...entry, node: one });
    const type = each.node.properties?.['type'];
    if (typeof type !== 'object' || typeof type.const !== 'string') {
      throw new Error(`What ${text} is made of is not told apart by its type`);
    }
    return [type.const, fieldsOf(each)];
  });
  const optionText = textName(entry.node.title) ?? text;
  return { ...most, kinds: Object.fromEntries(kinds), optionText };
}

function leafOf(place: Place, text: string) {
  const { node } = place;
  const items = throughReferences({ ...place, node: node.items ?? {} }).node;
  const chosen = listed(node) ?? listed(items);
  const types = [node.items ? items.type : node.type].flat();
  const isNumeric = types.some((type) => type === 'integer' || type === 'number');
  const hasTexts = chosen !== undefined && chosen.node['x-option-texts'] !== false;
  const number = (name: string) => (typeof node[name] === 'number' ? { [name]: node[name] } : {});
  return {
    ...(chosen && { options: chosen.options }),
    ...(hasTexts && { optionText: textName(chosen.node.title) ?? text }),
    ...(isNumeric && { isNumeric: true as const }),
    ...number('maxLength'),
    ...number('minimum'),
    ...number('maximum'),
    ...(String(node['pattern']).endsWith('[0-5][0-9]Z$') && { isUtc: true as const }),
  };
}

function listed(node: SchemaNode) {
  const options = node['enum'];
  return Array.isArray(options) ? { node, options: options.map(String) } : undefined;
}

/** What a reference points at, with what stands beside the reference instead of its own. */
function throughReferences({ node, ...place }: Place): Place {
  if (!node.$ref || node.$ref === '#') return { ...place, node };
  const target = resolveReference(place.schemas, place.file, node.$ref);
  const { $ref: _, ...beside } = node;
  return throughReferences({ ...place, file: target.file, node: { ...target.node, ...beside } });
}

/** A title as texts are named by it: `MenuItem` is `menuItem`. */
function textName(title: string | undefined): string | undefined {
  return title === undefined ? undefined : title.charAt(0).toLowerCase() + title.slice(1);
}

/** Shown by itself, without a word about what it stands together with. */
const isHomeless = ({ control, section }: FieldNode) =>
  section === undefined && !['fixed', 'position', 'list', 'object', 'identity'].includes(control);

/** The texts that the forms show of a tree: labels, the help where there is some, and options. */
export function fieldTexts(tree: FieldTree): string[] {
  const keys = new Set<string>();
  const note = (field: FieldNode): void => {
    if (field.control === 'fixed' || field.control === 'position') return;
    keys.add(`label.${field.text}`);
    if (field.hasHelp) keys.add(`help.${field.text}`);
    if (field.section !== undefined) keys.add(`section.${field.section}`);
    const within = 'fields' in field ? (field.fields ?? []) : [];
    const kinds = 'kinds' in field ? (field.kinds ?? {}) : {};
    const options = 'options' in field ? field.options : Object.keys(kinds);
    if ('optionText' in field && field.optionText !== undefined) {
      for (const option of options ?? []) keys.add(`option.${field.optionText}.${option}`);
    }
    for (const one of [...within, ...Object.values(kinds).flat()]) note(one);
  };
  for (const fields of Object.values(tree)) {
    fields.forEach(note);
    if (fields.some(isHomeless)) keys.add('section.general');
  }
  return [...keys].sort();
}
