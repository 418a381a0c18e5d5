import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '#core/errors.ts';
import type { PublicDescription } from '#core/platform/openapi/public-description.contract.ts';
import { ACTIONS, TYPES } from '#core/resale/api-v2/contract.pure.ts';
import { testCore } from '#core/testing/harness.ts';
import { documentationPages } from '#app/lib/reference/documentation-pages.ts';
import { LANGUAGES } from '#locales/languages.ts';
import { fieldsIn, type Schema } from './schema.ts';

const test = await testCore();
afterAll(() => test.close());
const { paths, components } = (await (
  await test.request('/api/openapi.json')
).json()) as PublicDescription;

const calls = Object.values(paths).flatMap((methods) => Object.values(methods));
const operations = calls.filter(({ operationId }) => operationId !== 'callV2');

type Call = (typeof calls)[number];

/** What is sent and what is answered, as far as it is JSON. */
const schemasOf = ({ requestBody, responses }: Call): Schema[] => [
  requestBody?.content['application/json']?.schema ?? {},
  ...Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([, { content }]) => content?.['application/json']?.schema ?? {}),
];

const namesOf = (call: Call) => [
  ...(call.parameters ?? [])
    .filter(({ in: place, example }) => place !== 'header' || example !== undefined)
    .map(({ name }) => name),
  ...schemasOf(call).flatMap((schema) =>
    fieldsIn(schema, components.schemas).map(({ name }) => name),
  ),
];

const fields = [...new Set(operations.flatMap(namesOf))].filter((name) => !name.endsWith('_float'));

interface Texts {
  op: Record<string, { title: string; text: string }>;
  field: Record<string, string>;
  v2field: Record<string, string>;
}

describe.each(LANGUAGES)('the documentation in %s', (language) => {
  const file = new URL(`../../../../locales/${language}/reference.json`, import.meta.url);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Texts;

  it('names every public operation, and no other', () => {
    expect(Object.keys(texts.op).sort()).toEqual(operations.map((one) => one.operationId).sort());
  });

  it('says what every field of them means, and of no other', () => {
    expect(Object.keys(texts.field).sort()).toEqual(fields.sort());
  });

  it('says what every field of the contract of the trade means', () => {
    const named = [
      ...ACTIONS.flatMap((action) => action.fields.map(({ name }) => name)),
      ...TYPES.flatMap((type) => type.fields.map((field) => field.replace('?', ''))),
    ];
    expect(Object.keys(texts.v2field).sort()).toEqual([...new Set(['action', ...named])].sort());
  });
});

it('has a page for every call of the description, and for each once', () => {
  const pages = documentationPages({ paths }).flatMap((topic) => topic.pages);
  expect(new Set(pages).size).toBe(pages.length);
  const ids = operations.map(({ operationId }) => operationId);
  expect(ids.filter((id) => !pages.includes(id))).toEqual([]);
});

it('names codes of the catalogue alone', () => {
  const codes = calls.flatMap(({ responses }) =>
    Object.values(responses).flatMap((one) => one['x-codes'] ?? []),
  );
  expect(codes.filter((code) => !(ERROR_CODES as readonly string[]).includes(code))).toEqual([]);
});
