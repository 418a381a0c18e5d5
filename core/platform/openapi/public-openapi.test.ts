import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { operationsOf } from '#core/platform/operations/handle.ts';
import { publicDescription, type PublicDescription } from './public-description.contract.ts';

let test: TestCore;
let described: PublicDescription;
beforeAll(async () => {
  test = await testCore();
  described = (await (await test.request('/api/openapi.json')).json()) as PublicDescription;
});
afterAll(() => test.close());

const ids = () =>
  Object.values(described.paths).flatMap((calls) =>
    Object.values(calls).map(({ operationId }) => operationId),
  );

describe('the public description', () => {
  it('has what programs may call, and nothing of staff or of sessions', () => {
    const isPublic = operationsOf(test.core).filter((operation) => operation.public);
    expect(ids().sort()).toEqual([...isPublic.map(({ id }) => id), 'callV2'].sort());
    const closed = isPublic.filter(
      ({ who }) => who.is === 'staff' || (who.is === 'customer' && who.token === undefined),
    );
    expect(closed.map(({ id }) => id)).toEqual([]);
  });

  it('has every operation that a token opens', () => {
    const opened = operationsOf(test.core).filter(
      ({ who }) => who.is === 'customer' && who.token !== undefined,
    );
    expect(opened.filter((operation) => !operation.public).map(({ id }) => id)).toEqual([]);
  });

  it('is what its own contract says of it', () => {
    expect(publicDescription.safeParse(described).error).toBeUndefined();
  });

  it('says which scope a token needs', () => {
    expect(described.paths['/api/v1/orders']?.['get']?.security).toEqual([{ bearer: ['read'] }]);
    expect(described.paths['/api/v1/services']?.['get']?.security).toBeUndefined();
  });

  it('has an example that its own schemas accept', () => {
    for (const { id, params, query, body, public: example } of operationsOf(test.core)) {
      if (!example) continue;
      expect(() => params?.parse(example.params), `${id} params`).not.toThrow();
      expect(() => query?.parse(example.query ?? {}), `${id} query`).not.toThrow();
      expect(() => body?.parse(example.body), `${id} body`).not.toThrow();
    }
  });

  it('carries the components that it refers to, and no others', () => {
    const { schemas } = described.components;
    expect(Object.keys(schemas)).toContain('CustomerEvent');
    expect(Object.keys(schemas)).not.toContain('Settings');
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema({ $id: 'https://api.example/', ...described });
    for (const name of Object.keys(schemas)) {
      const $ref = `https://api.example/#/components/schemas/${name}`;
      expect(() => ajv.compile({ $ref }), name).not.toThrow();
    }
  });

  it('says what is sent to endpoints', () => {
    expect(described['webhooks']).toHaveProperty(['order.completed', 'post', 'requestBody']);
  });
});
