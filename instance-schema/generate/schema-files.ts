import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export const SCHEMA_FOLDER = path.resolve(import.meta.dirname, '..');

/** A JSON Schema as it stands in its file; keywords are read by name where they matter. */
export interface SchemaNode {
  $id?: string;
  $ref?: string;
  $defs?: Record<string, SchemaNode>;
  title?: string;
  description?: string;
  default?: unknown;
  type?: string | string[];
  properties?: Record<string, SchemaNode | boolean>;
  patternProperties?: Record<string, SchemaNode>;
  items?: SchemaNode;
  oneOf?: SchemaNode[];
  const?: unknown;
  required?: string[];
  additionalProperties?: boolean;
  [keyword: string]: unknown;
}

/** Every schema file by its path inside the folder, such as `settings/logos.schema.json`. */
export async function readSchemaFiles(): Promise<Map<string, SchemaNode>> {
  const found = await Promise.all(
    ['', 'settings', 'blocks'].map(async (folder) => {
      const names = await readdir(path.join(SCHEMA_FOLDER, folder));
      return names
        .filter((name) => name.endsWith('.schema.json'))
        .map((name) => path.posix.join(folder, name));
    }),
  );
  const files = found.flat().sort();
  const schemas = new Map<string, SchemaNode>();
  for (const file of files) {
    schemas.set(file, JSON.parse(await readFile(path.join(SCHEMA_FOLDER, file), 'utf8')));
  }
  return schemas;
}

/** The schema that a reference in a file points at, and the file it stands in. */
export function resolveReference(
  schemas: Map<string, SchemaNode>,
  file: string,
  reference: string,
): { file: string; node: SchemaNode } {
  const [target = '', pointer = ''] = reference.split('#');
  const at = target === '' ? file : path.posix.join(path.posix.dirname(file), target);
  let node: unknown = schemas.get(at);
  for (const key of pointer.split('/').slice(1)) {
    node = isNode(node) ? node[key] : undefined;
  }
  if (!isNode(node)) throw new Error(`${file} refers to ${reference}, which does not exist`);
  return { file: at, node };
}

function isNode(value: unknown): value is SchemaNode {
  return typeof value === 'object' && value !== null;
}
