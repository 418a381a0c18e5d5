// Also on PostgreSQL: texts and numbers that the driver passes on.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { describedOperations } from '#core/testing/operations.ts';

let test: TestCore;
let paths: string[];
beforeAll(async () => {
  test = await testCore({ defaultInstance: { slug: 'alder', hosts: 'any' } });
  paths = describedOperations(test.core).map((operation) => operation.path);
});
afterAll(() => test.close());

const NASTY = [
  '%',
  '%00',
  '%zz',
  '%2e%2e',
  '%2f',
  '%5c',
  '%ff%fe',
  '%c0%af',
  '%ed%a0%80',
  '%u0000',
  '..',
  '.',
  ';',
  '\\',
  "'",
  '"',
  '--',
  '<script>',
  '{{7*7}}',
  '$' + '{7*7}',
  '__proto__',
  'constructor',
  '%F0%9F%92%A9',
  '+',
  '*',
  ':id',
  '{id}',
  '1e999',
  '-1',
  '9999999999999999999',
  'null',
  'true',
  '[]',
  'a'.repeat(3000),
];
const LENGTHY = 'z'.repeat(20_000);

const piece = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string(),
);
const known = fc.nat().map((n) => paths[n % paths.length] ?? '/');
const path = fc.oneof(
  fc.array(piece, { maxLength: 4 }).map((pieces) => `/${pieces.join('/')}`),
  fc.tuple(known, piece).map(([start, end]) => `${start}/${end}`),
  fc.tuple(known, piece).map(([start, end]) => start + end),
  known,
);
const name = fc.oneof(fc.constantFrom('locale', 'locale[]', 'page', '__proto__'), piece);
const query = fc
  .array(fc.tuple(name, piece), { maxLength: 6 })
  .map((pairs) => pairs.map(([key, value]) => `${key}=${value}`).join('&'));
const headerName = fc.constantFrom(
  'accept',
  'accept-language',
  'authorization',
  'content-length',
  'content-type',
  'cookie',
  'host',
  'if-none-match',
  'origin',
  'range',
  'transfer-encoding',
  'x-country-code',
  'x-forwarded-host',
  'x-http-method-override',
  'x-request-id',
);
const headerValue = fc.oneof(
  fc.constantFrom(
    'application/json',
    'multipart/form-data',
    '*',
    '"',
    'W/"',
    'Bearer ',
    '-1',
    LENGTHY,
    '[::1',
    'a,b',
  ),
  fc.string({ maxLength: 40 }),
);
const method = fc.oneof(
  { weight: 3, arbitrary: fc.constant('GET') },
  { weight: 2, arbitrary: fc.constantFrom('HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS') },
  { weight: 1, arbitrary: fc.constantFrom('PROPFIND', 'get', 'ALL', 'USE', '$', 'constructor') },
);
const body = fc.option(
  fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.uint8Array({ maxLength: 200 }),
    fc.constantFrom('{', '['.repeat(100_000), '{"__proto__":{"a":1}}', '"\\ud800"', LENGTHY),
  ),
);

interface Hostile {
  path: string;
  query: string;
  headers: [string, string][];
  method: string;
  body: string | Uint8Array<ArrayBuffer> | null;
}

/** As far as a client can send it: what no HTTP client can write down is left out. */
function build(hostile: Hostile): Request | undefined {
  try {
    const headers = new Headers({ host: 'alder.example' });
    for (const [key, value] of hostile.headers) headers.set(key, value);
    const hasBody = hostile.method !== 'GET' && hostile.method !== 'HEAD';
    return new Request(`http://core.invalid${hostile.path}?${hostile.query}`, {
      method: hostile.method,
      headers,
      ...(hasBody && hostile.body !== null && { body: hostile.body }),
    });
  } catch {
    return undefined;
  }
}

describe('whatever a client sends', () => {
  it('is answered, never with a fault of ours, and refused in the one envelope', async () => {
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          path,
          query,
          method,
          body: body as fc.Arbitrary<Hostile['body']>,
          headers: fc.array(fc.tuple(headerName, headerValue), { maxLength: 4 }),
        }),
        async (hostile) => {
          const request = build(hostile);
          fc.pre(request !== undefined);
          const response = await test.core.fetch(request);
          statuses.add(response.status);
          expect(response.status).toBeLessThan(500);
          expect(response.headers.get('x-request-id')).toMatch(/^[\w.-]{8,64}$/);
          if (response.status < 400 || request.method === 'HEAD') return;
          const envelope = (await response.json()) as Record<string, unknown>;
          expect(envelope).toMatchObject({
            statusCode: response.status,
            message: expect.stringMatching(/\S/),
            request_id: response.headers.get('x-request-id'),
          });
        },
      ),
      { numRuns: 1_500 },
    );
    // The space is worth something only if it reaches the different refusals.
    for (const status of [200, 400, 404, 405, 422]) expect(statuses).toContain(status);
    expect(test.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });
});
