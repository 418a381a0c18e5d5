import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import type { DocumentKind } from '../document-kinds.ts';
import { requireDefaults } from './require-defaults.ts';
import { FOR_FORMS, rewriteSchema, withoutWords } from './rewrite-schema.ts';
import { SCHEMA_FOLDER, type SchemaNode } from './schema-files.ts';

type Reading = 'document' | 'filled';

/**
 * The TypeScript of one kind: as a document, where what has a default may be absent, or filled,
 * where it is always there.
 */
export async function generateTypes(
  schemas: Map<string, SchemaNode>,
  kind: DocumentKind,
  reading: Reading,
): Promise<string> {
  const transform = (own: SchemaNode) => {
    const schema = withoutWords(own, FOR_FORMS);
    return nameObjectsOnly(reading === 'filled' ? requireDefaults(schema) : schema);
  };
  const root = schemas.get(`${kind}.schema.json`);
  if (!root?.title) throw new Error(`${kind}.schema.json has no title`);
  const name = reading === 'filled' ? root.title : `${root.title}Document`;
  // The types of the compiler cover drafts up to 7, its behaviour the keywords that are used here.
  const schema = { ...transform(root), title: name, $id: undefined } as JSONSchema;
  const source = await compile(schema, name, {
    bannerComment: '',
    cwd: `${SCHEMA_FOLDER}${path.sep}`,
    format: false,
    ignoreMinAndMaxItems: true,
    additionalProperties: false,
    $refOptions: {
      resolve: {
        file: {
          order: 1,
          read: (file: { url: string }) => {
            const found = schemas.get(schemaFileOf(file.url));
            return JSON.stringify(found && withoutIds(transform(found)));
          },
        },
      },
    },
  });
  const usesTexts = /\bLocalized\b/.test(source);
  return `${usesTexts ? "import type { Localized } from '../localized.ts';\n\n" : ''}${source}`;
}

function schemaFileOf(url: string): string {
  const file = url.startsWith('file:') ? fileURLToPath(url) : url;
  return path.relative(SCHEMA_FOLDER, file).split(path.sep).join('/');
}

/** An id is an address of the web, which would take the place of the title as the type's name. */
function withoutIds({ $id: _, ...schema }: SchemaNode): SchemaNode {
  return schema;
}

/**
 * Only objects and lists of choices get a name of their own: an alias such as Fraction1 = number
 * would tell a reader less than the number itself.
 */
function nameObjectsOnly(schema: SchemaNode): SchemaNode {
  return rewriteSchema(schema, (node) => {
    if (node.$ref?.includes('localized.schema.json#')) {
      const { $ref: _, ...text } = node;
      return { ...text, tsType: 'Localized' };
    }
    return node.properties || node.enum ? node : withoutTitle(node);
  });
}

function withoutTitle(node: SchemaNode): SchemaNode {
  if (typeof node.title !== 'string') return node;
  const { title: _, ...rest } = node;
  return rest;
}
