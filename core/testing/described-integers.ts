import type { CoreApi } from '#core/platform/http/core-env.ts';
import { describedOperations, type TestedOperation as Operation } from './operations.ts';

/** As much of a JSON Schema as our descriptions use. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minItems?: number;
  minLength?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

export interface DescribedInteger {
  /** `POST /api/v1/my-services/reviews: reviews.0.service_id`. */
  where: string;
  name: string;
  minimum: number | undefined;
  maximum: number | undefined;
  /** A body that is right but for this number. */
  bodyWith(value: number): unknown;
}

interface CheckedOperation extends Operation {
  samplePath: string;
  sampleBody: unknown;
  integers: DescribedInteger[];
  /** Its address with each of the values in each of its places. */
  addressesWith(values: readonly string[]): string[];
}

interface Described {
  parameters?: { in: string; name: string; schema: Schema }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
  responses?: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}

/** What most operations know, so that they come as far as their tables. */
const PATH_VALUES: Record<string, string> = {
  idOrSlug: '101',
  serviceId: '101',
  slug: 'alder-views',
};

const VALUES: Record<string, unknown> = {
  email: 'ada@mail.example',
  url: 'https://video.example/watch?v=1',
  amount: '10',
  threshold: '10',
  day_ceiling: '100',
  password: 'a harbour of quiet boats',
  reason: 'A reason that is kept',
  service_id: 101,
  serviceId: 101,
  quantity: 1_000,
  payment_method_id: 1,
};

/** Every integer that goes in, by operation, and every one that comes out. */
export function describedIntegers(core: CoreApi) {
  const { paths = {}, components } = core.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Integers', version: '1' },
  });
  // The description is our own: these are the schemas that its references name.
  const reader = createReader((components?.schemas ?? {}) as Record<string, Schema>);
  const answered: Omit<DescribedInteger, 'bodyWith'>[] = [];
  const operations = describedOperations(core).map((operation): CheckedOperation => {
    const item = paths[operation.path] as Record<string, Described>;
    const described = item[operation.method.toLowerCase()] ?? {};
    const title = `${operation.method} ${operation.path}`;
    for (const { content = {} } of Object.values(described.responses ?? {})) {
      for (const { schema } of Object.values(content)) {
        if (schema) answered.push(...reader.integersIn(schema, `${title} answers`));
      }
    }
    const body = described.requestBody?.content?.['application/json']?.schema;
    const sampleBody = body && reader.sample(body, '');
    const samplePath = operation.path.replaceAll(
      /\{(\w+)\}/g,
      (_, name: string) => PATH_VALUES[name] ?? '1',
    );
    return {
      ...operation,
      samplePath,
      sampleBody,
      integers: (body ? reader.integersIn(body, title) : []).map(({ place, ...integer }) => ({
        ...integer,
        bodyWith: (value) => reader.withValue(body ?? {}, sampleBody, { place, value }),
      })),
      addressesWith: (values) => addressesWith(operation, described, values),
    };
  });
  return { operations, answered };
}

function addressesWith(
  { path }: Operation,
  { parameters = [] }: Described,
  values: readonly string[],
): string[] {
  const fill = (name: string, value: string) =>
    path.replaceAll(/\{(\w+)\}/g, (_, other: string) =>
      other === name ? value : (PATH_VALUES[other] ?? '1'),
    );
  return parameters.flatMap((parameter) => {
    const address = (value: string) =>
      parameter.in === 'path'
        ? fill(parameter.name, value)
        : `${fill('', '')}?${parameter.name}=${value}`;
    return parameter.in === 'header' ? [] : values.map(address);
  });
}

type Place = (string | number)[];
interface Found extends Omit<DescribedInteger, 'bodyWith'> {
  place: Place;
}

function createReader(schemas: Record<string, Schema>) {
  const resolve = (schema: Schema): Schema => {
    if (schema.$ref === undefined) return schema;
    const found = schemas[schema.$ref.split('/').at(-1) ?? ''];
    return found ? resolve(found) : {};
  };
  const parts = ({ anyOf = [], oneOf = [], allOf = [] }: Schema) => [...anyOf, ...oneOf, ...allOf];
  const isOf = ({ type }: Schema, name: string) => [type].flat().includes(name);

  function integersIn(given: Schema, title: string, place: Place = []): Found[] {
    const schema = resolve(given);
    if (place.length > 14) return [];
    const here = isOf(schema, 'integer')
      ? [
          {
            where: `${title}: ${place.join('.')}`,
            name: String(place.findLast((step) => typeof step === 'string' && step !== '*')),
            minimum: schema.minimum ?? schema.exclusiveMinimum,
            maximum: schema.maximum,
            place,
          },
        ]
      : [];
    const { additionalProperties: others } = schema;
    return [
      ...here,
      ...parts(schema).flatMap((part) => integersIn(part, title, place)),
      ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
        integersIn(property, title, [...place, name]),
      ),
      ...(schema.items ? integersIn(schema.items, title, [...place, 0]) : []),
      ...(typeof others === 'object' ? integersIn(others, title, [...place, '*']) : []),
    ];
  }

  /** What the schema takes, with no more than it demands. */
  function sample(given: Schema, name: string): unknown {
    const schema = resolve(given);
    if (name in VALUES) return VALUES[name];
    if (schema.enum) return schema.enum[0];
    const [part] = parts(schema);
    if (part) return sample(part, name);
    if (isOf(schema, 'object')) {
      const { properties = {}, required = [] } = schema;
      return Object.fromEntries(required.map((key) => [key, sample(properties[key] ?? {}, key)]));
    }
    if (isOf(schema, 'array')) return schema.items ? [sample(schema.items, name)] : [];
    if (isOf(schema, 'integer') || isOf(schema, 'number')) return Math.max(schema.minimum ?? 1, 1);
    if (isOf(schema, 'boolean')) return true;
    return (schema.pattern ?? '').includes('\\d') ? '1' : 'x'.repeat(schema.minLength ?? 1);
  }

  function schemaAt(given: Schema, step: string | number): Schema {
    const schema = resolve(given);
    if (typeof step === 'number' && schema.items) return schema.items;
    const property = schema.properties?.[String(step)];
    if (property) return property;
    return (
      parts(schema)
        .map((part) => schemaAt(part, step))
        .find((found) => Object.keys(found).length > 0) ?? {}
    );
  }

  /** The sample with a value somewhere in it, and with what the way there demands. */
  function withValue(
    schema: Schema,
    given: unknown,
    { place, value }: { place: Place; value: number },
  ): unknown {
    const [step, ...rest] = place;
    if (step === undefined) return value;
    const inner = schemaAt(schema, step);
    // A sample has what its schema says: a list or an object.
    const present = (given as Record<string | number, unknown> | undefined)?.[step];
    const filled = withValue(inner, present ?? sample(inner, String(step)), { place: rest, value });
    if (typeof step === 'number') return [filled];
    return { ...(given as object), [step]: filled };
  }

  return { integersIn, sample, withValue };
}
