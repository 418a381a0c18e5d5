import { _, str, Ajv2020, type CodeKeywordDefinition } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { DOCUMENT_KINDS } from '../document-kinds.ts';
import { FOR_FORMS, withoutWords } from './rewrite-schema.ts';
import type { SchemaNode } from './schema-files.ts';

/** JSON Schema counts characters; what is sent and stored is counted in bytes. */
const maxBytes: CodeKeywordDefinition = {
  keyword: 'maxBytes',
  type: 'string',
  schemaType: 'number',
  error: { message: ({ schemaCode }) => _`"must NOT have more than " + ${schemaCode} + " bytes"` },
  code(context) {
    const { data, schema } = context;
    context.fail(_`new TextEncoder().encode(${data}).byteLength > ${schema}`);
  },
};

/** An entry of a list has a word that no entry before it has. */
const uniqueBy: CodeKeywordDefinition = {
  keyword: 'uniqueBy',
  type: 'object',
  schemaType: 'string',
  error: {
    message: ({ schemaCode }) => str`must NOT have the ${schemaCode} of an entry before it`,
  },
  code(context) {
    const { data, schema, it } = context;
    const { parentData: list, parentDataProperty: at } = it;
    context.fail(
      _`${data}[${schema}] !== undefined && Array.isArray(${list}) && ${list}.findIndex((entry) => entry?.[${schema}] === ${data}[${schema}]) < ${at}`,
    );
  },
};

/** These say nothing about validity, and would only make the validators longer. */
const FOR_READERS = ['title', 'description', 'tsType'];

const CODE_POINTS = 'require("ajv/dist/runtime/ucs2length").default';

/** An ajv that knows the schemas under their ids, as the generator and the tests use it. */
export function createAjv(schemas: Map<string, SchemaNode>) {
  const ajv = new Ajv2020({
    strict: true,
    allErrors: true,
    allowUnionTypes: true,
    // An entry of one kind is told what is wrong with it as one of that kind.
    discriminator: true,
    inlineRefs: false,
    code: { source: true, esm: true, lines: true },
  });
  ajv.addKeyword(maxBytes);
  ajv.addKeyword(uniqueBy);
  // What is left has to be known to a strict ajv, which refuses a slip of the pen.
  const words = [...FOR_READERS, ...FOR_FORMS];
  for (const schema of schemas.values()) ajv.addSchema(withoutWords(schema, words));
  return ajv;
}

/** One module that exports a compiled validator for each kind, and needs no ajv to run. */
export function generateValidators(schemas: Map<string, SchemaNode>): string {
  const names: Record<string, string> = {};
  for (const kind of DOCUMENT_KINDS) {
    const id = schemas.get(`${kind}.schema.json`)?.$id;
    if (!id) throw new Error(`${kind}.schema.json has no $id`);
    names[validatorName(kind)] = id;
  }
  const source = standalone(createAjv(schemas), names)
    .replaceAll(CODE_POINTS, 'countCodePoints')
    .replace('"use strict";', '');
  if (source.includes('require(')) throw new Error('The validators would need ajv to run');
  return `import { countCodePoints } from '../count-code-points.ts';\n${source}`;
}

export function generateValidatorTypes(): string {
  const lines = DOCUMENT_KINDS.map(
    (kind) => `export declare const ${validatorName(kind)}: CompiledValidator;`,
  );
  return `import type { CompiledValidator } from '../compiled-validator.ts';\n\n${lines.join('\n')}\n`;
}

function validatorName(kind: string): string {
  return `validate${kind
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}`;
}
