import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { canonicalJson } from '#core/platform/json/canonical-json.pure.ts';
import { readHistory } from '#instance-schema/generate/examples.ts';
import { FILE_LISTS } from './instance-file.contract.ts';
import { asPublished, bring, forgetCatalogues, take, tripThere } from './testing/round-trip.ts';

/** `npm run prove:instances` takes a thousand and more. */
const INSTANCES = 40;

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
  await forgetCatalogues(test);
});
afterAll(() => test.close());

describe('an instance in one file', () => {
  it(`comes out as it went in, byte for byte, of ${INSTANCES} that a seed has made`, async () => {
    const seeds = Array.from({ length: INSTANCES }, (_, at) => at + 1);
    expect(await tripThere(test, { seeds })).toEqual([]);
  });

  it('may be written in every version that a document ever had', async () => {
    const { a } = test.instances;
    const now = await take(test, a);
    for (const { kind, name, document } of await readHistory()) {
      const body = document as Record<string, unknown>; // Every example is an object.
      const old =
        kind === 'settings' ? { ...now, settings: body } : { ...now, [FILE_LISTS[kind]]: [body] };
      await bring(test, a, old);
      expect(canonicalJson(await take(test, a)), `${kind} ${name}`).toBe(asPublished(old));
    }
  });
});
