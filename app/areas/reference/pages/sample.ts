import { alternativesOf, isSchema, type Schema, type Schemas } from './schema.ts';

const MOMENT = '2026-03-01T10:00:00.000Z';

/** Values that a reader knows what to make of, by the name of their field. */
const KNOWN: Readonly<Record<string, unknown>> = {
  created_at: MOMENT,
  paid_at: MOMENT,
  started_at: MOMENT,
  completed_at: '2026-03-01T12:15:00.000Z',
  name: 'Views',
  slug: 'views',
  title: 'Views',
  url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  example_link: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  price: '0.9',
  default_price: '1.2',
  price_float: 0.9,
  pricing_per: 1000,
  cost: '0.9',
  cost_float: 0.9,
  total_cost: '0.9',
  total_cost_float: 0.9,
  amount: '0.9',
  quantity: 1000,
  current_quantity: 1000,
  min_quantity: 100,
  max_quantity: 100_000,
  code: 'GB',
  next: '23480',
  cursor: '81',
  order_id: 23_501,
  service_id: 107,
  event_id: 'evt_81',
  hint: 'whsec_…4fQx',
  body: '{"id":"evt_81","type":"order.completed"}',
};

const MOST_DEPTH = 8;

/** A value that a schema accepts, as an example of an answer. */
export function sampleOf(
  schema: Schema,
  schemas: Schemas,
  { name, depth }: { name: string; depth: number } = { name: '', depth: 0 },
): unknown {
  const alternatives = alternativesOf(schema, schemas);
  const told = alternatives.find((one) => one['type'] !== 'null') ?? alternatives[0] ?? {};
  const types = alternatives.flatMap((one) => one['type'] ?? []);
  const type = [told['type']].flat().find((one) => one !== 'null');
  const known = KNOWN[name];
  const isAllowed = !Array.isArray(told['enum']) || told['enum'].includes(known);
  if (type !== undefined && typeof known === jsonType(type) && isAllowed) return known;
  // Most of what may be nothing is nothing, as the reason of what went well.
  if (types.includes('null') && type !== 'object' && type !== 'array') return null;
  if (Array.isArray(told['enum'])) return told['enum'].find((value) => value !== null) ?? null;
  switch (type) {
    case 'object':
      return objectOf(told, { schemas, depth });
    case 'array': {
      const { items } = told;
      if (!isSchema(items) || depth >= MOST_DEPTH) return [];
      return [sampleOf(items, schemas, { name, depth: depth + 1 })];
    }
    case 'integer':
    case 'number':
      return typeof told['minimum'] === 'number' ? told['minimum'] : 0;
    case 'boolean':
      return true;
    case 'string':
      return textOf(told);
    default:
      return null;
  }
}

const jsonType = (type: unknown) => (type === 'integer' ? 'number' : type);

function objectOf(
  { properties, required }: Schema,
  { schemas, depth }: { schemas: Schemas; depth: number },
): object {
  if (!isSchema(properties) || depth >= MOST_DEPTH) return {};
  const needed = Array.isArray(required) ? required : Object.keys(properties);
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, field]) =>
      needed.includes(name) && isSchema(field)
        ? [[name, sampleOf(field, schemas, { name, depth: depth + 1 })]]
        : [],
    ),
  );
}

function textOf({ format, pattern }: Schema): string {
  if (format === 'date-time') return MOMENT;
  if (format === 'date') return '2026-03-01';
  if (typeof pattern !== 'string') return '…';
  return ['1', '0.9', '#FF0000'].find((text) => new RegExp(pattern).test(text)) ?? '…';
}
