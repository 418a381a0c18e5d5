import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#locales/languages.ts';
import { defaultAt } from './fill-defaults.ts';
import { findDrift, generateAll } from './generate.ts';
import { checkExamples } from './generate/check-examples.ts';
import { readSchemaFiles, resolveReference, type SchemaNode } from './generate/schema-files.ts';
import { validateDocument } from './validate.ts';

const schemas = await readSchemaFiles();

describe('the generated files', () => {
  it('are what the schemas say', async () => {
    expect(await findDrift(await generateAll())).toEqual([]);
  });

  it('are told apart from stale ones by name, and so is one that nobody makes any more', async () => {
    const files = await generateAll();
    files.set('page.ts', 'export {};\n');
    files.delete('banner.ts');
    files.set('coupon.ts', 'export {};\n');
    expect(await findDrift(files)).toEqual(['banner.ts', 'coupon.ts', 'page.ts']);
  });

  it('need no ajv to run', async () => {
    const validators = (await generateAll()).get('validators.js') ?? '';
    const imports = validators.match(/^import .*$/gm);
    expect(imports).toEqual(["import { countCodePoints } from '../count-code-points.ts';"]);
    expect(validators).not.toMatch(/\brequire\(/);
  });
});

describe('the schemas', () => {
  it('stand under an id that mirrors their place', () => {
    for (const [file, schema] of schemas) {
      expect(schema.$id).toBe(`https://marquee.example/instance-schema/${file}`);
    }
  });

  it('are closed: an object takes no property that it does not name', () => {
    const open = [...nodes()].filter(
      ({ node }) =>
        node.type === 'object' && node.properties && node.additionalProperties !== false,
    );
    // What a list must contain is matched by a part of its entry.
    expect(open.filter(({ pointer }) => !pointer.endsWith('/contains'))).toEqual([]);
  });

  it('describe every property', () => {
    const silent = [...nodes()].flatMap(({ file, pointer, node }) =>
      node.type === undefined || pointer.endsWith('/contains')
        ? []
        : Object.entries(node.properties ?? {}).flatMap(([name, property]) =>
            describes(file, property) ? [] : [`${file} ${name}`],
          ),
    );
    expect(silent).toEqual([]);
  });

  it('bound every text and every list', () => {
    const unbounded = [...nodes()].filter(
      ({ node }) =>
        (node.type === 'string' &&
          !node.$ref &&
          node['maxLength'] === undefined &&
          !isBoundedPattern(node) &&
          !node['enum']) ||
        (node.type === 'array' && node['maxItems'] === undefined),
    );
    expect(unbounded.map(({ file, pointer }) => file + pointer)).toEqual([]);
  });

  it('take no U+0000 in any text: no database keeps it', () => {
    const places = [
      '\u0000',
      'a\u0000b',
      '/a\u0000',
      'https://a.example/\u0000',
      'a\u0000@b.example',
    ];
    const open = [...nodes()].filter(
      ({ node }) =>
        [node.type].flat().includes('string') &&
        !node.$ref &&
        !node['enum'] &&
        (typeof node.pattern !== 'string' ||
          places.some((text) => new RegExp(String(node.pattern), 'u').test(text))),
    );
    expect(open.map(({ file, pointer }) => file + pointer)).toEqual([]);
  });

  it.each(['0', '80', '443', '8443', '65535'])('take the port %s in an address', (port) => {
    const socials = (video: string) => ({
      ...{ schemaVersion: 2, panelName: 'Aurora', socials: { video } },
      colours: { light: { primary: '#3b5bdb' } },
    });
    for (const host of [
      'a.example',
      '192.0.2.1',
      '[2001:db8::1]',
      'xn--bcher-kva.example',
      'bücher.example',
    ]) {
      for (const rest of ['', '/', '/x:99999', '?a=:99999', '#x']) {
        const url = `https://${host}:${port}${rest}`;
        expect(validateDocument('settings', socials(url)), url).toEqual([]);
        expect(validateDocument('settings', socials(`https://${host}${rest}`)), host).toEqual([]);
      }
    }
  });

  it('know the languages of the panel and no others', () => {
    expect(defaultAt('settings', '/languages')).toEqual(LANGUAGES);
    const text = Object.fromEntries(LANGUAGES.map((language) => [language, 'Orders']));
    const page = (meta_title: object) => ({ route_name: 'orders', meta_title });
    expect(validateDocument('page', page(text))).toEqual([]);
    expect(validateDocument('page', page({ ...text, it: 'Ordini' }))).toHaveLength(1);
  });
});

describe('the examples', () => {
  it('are what their folders say', async () => {
    expect(await checkExamples()).toEqual([]);
  });
});

/** A pattern whose every part counts its characters ends a text by itself. */
function isBoundedPattern({ pattern }: SchemaNode): boolean {
  return typeof pattern === 'string' && pattern.startsWith('^') && !/[^\\][*+]/.test(pattern);
}

function describes(file: string, property: SchemaNode | boolean): boolean {
  if (typeof property === 'boolean') return true;
  if (property.description) return true;
  return (
    property.$ref !== undefined &&
    describes(file, resolveReference(schemas, file, property.$ref).node)
  );
}

function* nodes(): Generator<{ file: string; pointer: string; node: SchemaNode }> {
  for (const [file, schema] of schemas) yield* nodesIn(file, '', schema);
}

function* nodesIn(
  file: string,
  pointer: string,
  value: unknown,
): Generator<{ file: string; pointer: string; node: SchemaNode }> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield { file, pointer, node: { ...value } };
  for (const [key, child] of Object.entries(value))
    yield* nodesIn(file, `${pointer}/${key}`, child);
}
