import type { Random } from '#tests/themes/random-input.ts';

/** A settings document as some server might send it, and what it holds. */
export interface HostileSettings {
  /** The body as it goes over the wire; not always JSON. */
  body: string;
  /** What the body holds; undefined when it is broken as a whole. */
  document: Record<string, unknown> | undefined;
}

type Document = Record<string, unknown>;
type Slot = { holder: Document | unknown[]; key: string };

const LONG = 'x'.repeat(70_000);
const SCRIPT = '</style></script><script>alert(1)</script>';

const STRANGE: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  SCRIPT,
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//foreign.example/x',
  'https://user:secret@foreign.example/',
  '\u0000\u0001\u001f',
  '\ud800',
  '\u202egnp.exe',
  '🧨'.repeat(61),
  LONG,
  '#12345',
  '#GGGGGG',
  'url(https://foreign.example/x)',
  'expression(alert(1))',
  '1e9',
  0,
  -1,
  0.1 + 0.2,
  1e21,
  Number.MAX_SAFE_INTEGER + 2,
  [],
  {},
  [[[[]]]],
  [null],
  Array.from({ length: 2_000 }, () => 'x'),
  { en: 1 },
  { xx: 'unknown language' },
  { toString: 'x', valueOf: 1, hasOwnProperty: false, length: -1 },
  { $ref: '#', $schema: 'x' },
];

/** Bodies that no single field is to blame for. */
const BROKEN: readonly ((document: string) => string)[] = [
  () => '',
  () => 'null',
  () => '[]',
  () => '"settings"',
  () => '{"data":null}',
  () => '{"data":[]}',
  () => '{}',
  () => '<!doctype html><h1>Bad gateway</h1>',
  (document) => document.slice(0, Math.floor(document.length / 2)),
  (document) => document.replace('{', '{"__proto__":{"isAdmin":true},'),
  (document) => document.replace('"data":{', '"data":{"constructor":{"prototype":{"x":1}},'),
  (document) =>
    document.replace('"data":{', `"data":{"deep":${'['.repeat(500)}${']'.repeat(500)},`),
  (document) => document.replace('"data":{', `"data":{"big":"${'x'.repeat(1_100_000)}",`),
  (document) => document.replace(/"schemaVersion":\d+/, '"schemaVersion":999'),
  (document) => document.replace(/"schemaVersion":\d+/, '"schemaVersion":"2"'),
  (document) => `\ufeff${document}\u0000`,
];

function slotsOf(holder: unknown, slots: Slot[] = []): Slot[] {
  if (typeof holder !== 'object' || holder === null) return slots;
  for (const [key, value] of Object.entries(holder)) {
    // Checked above: entries exist only on objects and arrays.
    slots.push({ holder: holder as Slot['holder'], key });
    slotsOf(value, slots);
  }
  return slots;
}

/** Changes one value somewhere below a property: another value, another type, one more, one less. */
function harm(document: Document, property: string, random: Random): void {
  const choose = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)];
  const inner = slotsOf(document[property]);
  const slot = random() < 0.4 ? undefined : choose(inner);
  const { holder, key } = slot ?? { holder: document, key: property };
  const way = random();
  if (way < 0.1) Reflect.deleteProperty(holder, key);
  else if (way < 0.2) Reflect.set(holder, `${key}-more`, choose(STRANGE));
  else Reflect.set(holder, key, structuredClone(choose(STRANGE)));
}

/** One document out of a good one: mostly some wrong fields, sometimes no document at all. */
export function hostileSettings(good: Document, random: Random): HostileSettings {
  if (random() < 0.1) {
    const breakIt = BROKEN[Math.floor(random() * BROKEN.length)];
    const body = breakIt?.(JSON.stringify({ data: good })) ?? '';
    return { body, document: undefined };
  }
  const document = structuredClone(good);
  const properties = Object.keys(good).filter((name) => name !== 'schemaVersion');
  const count = 1 + Math.floor(random() * 8);
  for (let index = 0; index < count; index += 1) {
    const property = properties[Math.floor(random() * properties.length)];
    if (property !== undefined) harm(document, property, random);
  }
  const body = JSON.stringify({ data: document });
  // As it is read back: what JSON cannot hold was never sent.
  const { data } = JSON.parse(body) as { data: Document };
  return { body, document: data };
}
