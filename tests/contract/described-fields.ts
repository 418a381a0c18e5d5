import type { CoreApi } from '#core/platform/http/core-env.ts';

interface Schema {
  $ref?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

interface Described {
  parameters?: { in: string; name: string; required?: boolean }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
  responses?: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}

export interface Fields {
  query: string[];
  /** Dotted, and without the places of lists: `orders.serviceId`. */
  body: string[];
  answer: string[];
}

const DEEPEST = 8;
/** What stands in braces has a name for readers alone. */
const shapeOf = (path: string) => path.replaceAll(/\{\w+\}/g, '{}');

/** The names of all that an operation takes and answers, as the description has them. */
export function describedFields(core: CoreApi) {
  const { paths = {}, components } = core.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Fields', version: '1' },
  });
  // The description is our own: these are the schemas that its references name.
  const schemas = (components?.schemas ?? {}) as Record<string, Schema>;
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Described>).map(([method, described]) => ({
      method: method.toUpperCase(),
      path: shapeOf(path),
      described,
    })),
  );

  function namesIn(given: Schema | undefined, before = '', depth = 0): string[] {
    if (!given || depth > DEEPEST) return [];
    const schema = given.$ref ? (schemas[given.$ref.split('/').at(-1) ?? ''] ?? {}) : given;
    const { anyOf = [], oneOf = [], allOf = [] } = schema;
    return [
      ...[...anyOf, ...oneOf, ...allOf].flatMap((part) => namesIn(part, before, depth + 1)),
      ...namesIn(schema.items, before, depth + 1),
      ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) => [
        before + name,
        ...namesIn(property, `${before}${name}.`, depth + 1),
      ]),
    ];
  }

  const schemaOf = (content: Record<string, { schema?: Schema }> = {}) =>
    content['application/json']?.schema;

  return {
    find({ method, path }: { method: string; path: string }): Fields | undefined {
      const shape = shapeOf(path);
      const found = operations.find((one) => one.method === method && one.path === shape);
      if (!found) return undefined;
      const { parameters = [], requestBody, responses = {} } = found.described;
      const done = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
      return {
        query: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
        body: namesIn(schemaOf(requestBody?.content)),
        answer: namesIn(schemaOf(done?.content)),
      };
    },
    demandedHeaders: () =>
      operations.flatMap(({ described }) =>
        (described.parameters ?? []).filter((one) => one.in === 'header' && one.required),
      ),
  };
}
