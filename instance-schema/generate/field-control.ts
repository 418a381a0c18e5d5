import { LEAF_CONTROLS, type FieldNode } from '../field-node.ts';
import type { SchemaNode } from './schema-files.ts';

type Control = FieldNode['control'];

/** Longer texts have a field of several lines. */
const LONGEST_LINE = 200;

/** How a value of a schema is asked for: as it says itself, else by its type. */
export function fieldControl(node: SchemaNode, items: SchemaNode): Control {
  const said = node['x-control'];
  if (said !== undefined) {
    if (isControl(said)) return said;
    throw new Error(`There is no control ${JSON.stringify(said)}`);
  }
  if (node.items) return listControl(node.items, items);
  if (node.const !== undefined) return 'fixed';
  if (Array.isArray(node['enum'])) return 'select';
  if (node.properties) return 'object';
  const types = [node.type].flat();
  if (types.includes('boolean')) return 'switch';
  if (types.includes('integer') || types.includes('number')) return 'number';
  const most = node['maxLength'];
  return typeof most === 'number' && most > LONGEST_LINE ? 'text-area' : 'text';
}

function listControl(own: SchemaNode, items: SchemaNode): Control {
  if (own.$ref === '#' || items.properties || items.oneOf) return 'list';
  if (items['x-control'] === 'language') return 'languages';
  return Array.isArray(items['enum']) ? 'choices' : 'words';
}

const OTHERS: readonly Control[] = ['list', 'object', 'picture'];

function isControl(name: unknown): name is Control {
  return [...OTHERS, ...LEAF_CONTROLS].some((known) => known === name);
}
