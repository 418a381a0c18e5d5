import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '#core/errors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { documentSchemas } from './document-schemas.ts';

type Node = Record<string, unknown>;

let test: TestCore;
let openapi: {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Node>; securitySchemes: Record<string, Node> };
};

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  parameters?: { name: string; in: string; required?: boolean }[];
  responses: Record<string, { description: string; content?: Record<string, { schema: Node }> }>;
}

beforeAll(async () => {
  test = await testCore();
  openapi = (await (await test.request('/api/v1/openapi.json')).json()) as typeof openapi;
});
afterAll(() => test.close());

const operations = () =>
  Object.entries(openapi.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );

/** Every text that stands under a name somewhere in a document. */
function textsUnder(name: string, node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === name && typeof value === 'string' ? [value] : textsUnder(name, value),
  );
}

const references = (node: unknown) => textsUnder('$ref', node);

function resolve(reference: string): unknown {
  const steps = reference.slice(2).split('/');
  return steps.reduce<unknown>((node, step) => (node as Node | undefined)?.[step], openapi);
}

type Answer = Operation['responses'][string];

const resolved = (answer: Answer | { $ref: string }): Answer =>
  '$ref' in answer ? (resolve(answer.$ref) as Answer) : answer;

describe('the description of the API', () => {
  it('is OpenAPI 3.1 under the name of the instance', async () => {
    expect(openapi.openapi).toBe('3.1.0');
    expect(openapi.info).toMatchObject({ title: 'Alder', version: expect.any(String) });
    expect(openapi.servers).toEqual([{ url: '/' }]);
    const other = await test.request('/api/v1/openapi.json', { host: 'birch.example' });
    expect(await other.json()).toMatchObject({ info: { title: 'Birch' } });
  });

  it('says how a client proves who it is', () => {
    expect(openapi.components.securitySchemes['bearer']).toMatchObject({
      type: 'http',
      scheme: 'bearer',
    });
  });

  it('gives every operation a name of its own, a summary and a tag', () => {
    const names = operations().map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const { path, operation } of operations()) {
      expect(operation, path).toMatchObject({
        operationId: expect.stringMatching(/^[a-z][A-Za-z]+$/),
        summary: expect.stringMatching(/\.$/),
        tags: [expect.any(String)],
      });
    }
  });

  it('declares the parameters of every path, and locale on every operation', () => {
    for (const { path, operation } of operations()) {
      const parameters = operation.parameters ?? [];
      const inPath = parameters.filter((parameter) => parameter.in === 'path');
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
      expect(inPath.every(({ required }) => required)).toBe(true);
      expect(parameters).toContainEqual(expect.objectContaining({ name: 'locale', in: 'query' }));
    }
  });

  it('names what can come in place of any answer', () => {
    for (const { path, method, operation } of operations()) {
      const statuses = Object.keys(operation.responses);
      expect(statuses, path).toEqual(
        expect.arrayContaining(['400', '414', '421', '422', '500', '503']),
      );
      const takesBody = 'requestBody' in operation;
      expect(statuses.includes('413') && statuses.includes('415'), `${method} ${path}`).toBe(
        takesBody,
      );
    }
  });

  it('answers every refusal in the one envelope', () => {
    for (const { path, operation } of operations()) {
      for (const [status, answer] of Object.entries(operation.responses)) {
        const { description, content } = resolved(answer);
        expect(description, path).not.toBe('');
        if (Number(status) < 400) continue;
        expect(content?.['application/json']?.schema).toEqual({
          $ref: '#/components/schemas/Error',
        });
      }
    }
    expect(openapi.components.schemas['Error']).toMatchObject({
      required: ['message', 'statusCode', 'code', 'request_id'],
      properties: { code: { enum: ERROR_CODES } },
    });
  });

  it('refers to nothing that is not there', () => {
    const all = references(openapi);
    expect(all.length).toBeGreaterThan(20);
    for (const reference of all) {
      expect(reference).toMatch(/^#\//);
      expect(resolve(reference), reference).toBeDefined();
    }
  });

  it('describes documents by the schemas that check them', async () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema({ $id: 'https://api.example/', ...openapi });
    const schema = openapi.paths['/settings']?.['get']?.responses['200']?.content;
    const $ref = '#/paths/~1settings/get/responses/200/content/application~1json/schema';
    const validate = ajv.compile({ $ref: `https://api.example/${$ref}` });
    expect(schema).toBeDefined();
    const answer = (await (await test.request('/settings')).json()) as { data: Node };
    expect(validate(answer)).toBe(true);
    expect(validate({ data: { ...answer.data, panelName: '' } })).toBe(false);
    expect(validate({ data: { ...answer.data, made_up: 1 } })).toBe(false);
  });

  it('puts no document in the place of what calls answer', () => {
    const info = { title: 'Alder', version: '1' };
    const ofCalls = test.core.getOpenAPI31Document({ openapi: '3.1.0', info }).components?.schemas;
    // What stands for a document says nothing of its own.
    const replaced = Object.keys(documentSchemas()).filter((name) => {
      const own = ofCalls?.[name];
      return own !== undefined && 'properties' in own;
    });
    expect(replaced).toEqual([]);
  });

  it('writes patterns without the flags of an expression', () => {
    const patterns = textsUnder('pattern', openapi);
    expect(patterns.length).toBeGreaterThan(10);
    expect(patterns.filter((pattern) => /\/[a-z]+$/.test(pattern))).toEqual([]);
  });

  it('has schemas that compile', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema({ $id: 'https://api.example/', ...openapi });
    for (const name of Object.keys(openapi.components.schemas)) {
      const $ref = `https://api.example/#/components/schemas/${name}`;
      expect(() => ajv.compile({ $ref }), name).not.toThrow();
    }
  });
});
