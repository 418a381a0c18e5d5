import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  COMMENTS,
  DRIPPED,
  KEYWORDS,
  openShop,
  PLAIN,
} from '#core/ordering/orders/testing/buyer.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { newProgram, WAYS, type Program, type Said } from './testing/program.ts';

let test: TestCore;
let program: Program;
beforeAll(async () => {
  test = await testCore();
  await openShop(test);
  program = await newProgram(test);
});
afterAll(() => test.close());

const RUNS = 250;
const ACTIONS = ['services', 'add', 'status', 'refill', 'refill_status', 'cancel', 'balance'];
const FIELDS = [
  ...['service', 'link', 'quantity', 'runs', 'interval', 'comments', 'keywords', 'request_id'],
  ...['order', 'orders', 'refill', 'refills', 'usernames', 'min', 'max', 'username', '__proto__'],
];

const likely = fc.constantFrom<string | number>(
  ...[PLAIN, DRIPPED, COMMENTS, KEYWORDS, 1, 2, 100, 1_000, -1, 0, 1e21, 2 ** 53],
  ...['https://video.example/watch?v=1', '1,2,3', 'a\nb', '', 'undefined', 'null', '\0', '\ud800'],
);
const value = fc.oneof(
  { weight: 4, arbitrary: likely },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  fc.boolean(),
  fc.array(fc.oneof(fc.nat(), fc.string()), { maxLength: 120 }),
);
const said: fc.Arbitrary<Said> = fc
  .tuple(
    fc.oneof(fc.constantFrom(...ACTIONS), fc.string()),
    fc.dictionary(fc.constantFrom(...FIELDS), value, { maxKeys: 8 }),
  )
  .map(([action, fields]) => ({ ...fields, action }));

const ERROR =
  /^(?:Invalid API key|Incorrect (?:request|service ID|link|order ID)|Quantity (?:less than minimal|more than maximum) \d+|Not enough funds on balance|You have active order with this link\. Please wait until order being completed\.|Refill is disabled for this service|The order is not completed|The order was completed or refill was requested less than 24 hours ago|Refill not found|Your account has been suspended\.)$/;

/** Every error within an answer, wherever the contract puts one. */
function errorsIn(answer: unknown): unknown[] {
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, one]) =>
    name === 'error' ? [one] : errorsIn(one),
  );
}

const IN_ADDRESS: ReadonlySet<string> = new Set(['query', 'get']);
const LONGEST = 1_500;
const isAddress = (any: Said) => {
  const text = Object.values(any).join();
  return text.length < LONGEST && !text.includes('\0');
};

it('answers whatever is said with status 200 and the words of the contract', async () => {
  await fc.assert(
    fc.asyncProperty(said, fc.constantFrom(...WAYS), async (any, way) => {
      // An address that is too long, or has a NUL, is refused before anybody reads it.
      fc.pre(!IN_ADDRESS.has(way) || isAddress(any));
      test.clock.advance(2_000);
      const response = await program.send(any, way);
      expect(response.status).toBe(200);
      const answer: unknown = await response.json();
      expect(typeof answer).toBe('object');
      for (const error of errorsIn(answer)) expect(error).toMatch(ERROR);
    }),
    { numRuns: RUNS },
  );
});

it('answers bytes that are nothing with status 200 as well', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 400 }),
      fc.constantFrom('application/json', 'multipart/form-data; boundary=x', 'text/plain', ''),
      async (bytes, type) => {
        const headers = { 'content-type': type };
        const body = Uint8Array.from(bytes);
        const response = await test.request('/api/v2', { method: 'POST', headers, body });
        expect(response.status).toBe(200);
        expect(((await response.json()) as { error: string }).error).toMatch(ERROR);
      },
    ),
    { numRuns: RUNS },
  );
});
