// On PostgreSQL: row security under requests at once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeSettings } from '#core/tenancy/instances/change-settings.ts';
import { testCore, type TestCore, type TestInstance } from '#core/testing/harness.ts';
import { describedOperations } from '#core/testing/operations.ts';

const REQUESTS = 2_000;
const AT_ONCE = 50;

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

interface Asked {
  own: string;
  other: string;
  path: string;
  init: { method: string; host: string; headers: Record<string, string> };
}

/** Every combination of instance, operation, language and kind of answer, again and again. */
function plan(): Asked[] {
  // What a customer sees names no brand; each noun holds its own to other instances.
  const operations = describedOperations(test.core).filter(
    ({ method, isForCustomers }) => method === 'GET' && !isForCustomers,
  );
  const paths = [...operations.map(({ path }) => path), '/nowhere'];
  const queries = ['', '?locale=de', '?locale=ja', '?locale=xx'];
  const { a, b } = test.instances;
  return Array.from({ length: REQUESTS }, (_, i) => {
    const [own, other] = i % 2 === 0 ? [a, b] : [b, a];
    const path = fill(paths[Math.floor(i / 2) % paths.length] ?? '', own);
    const query = queries[Math.floor(i / 7) % queries.length] ?? '';
    const init = {
      method: i % 11 === 0 ? 'HEAD' : i % 13 === 0 ? 'DELETE' : 'GET',
      host: own.host,
      headers: { 'x-forwarded-host': other.host, ...(i % 17 === 0 && { 'if-none-match': '*' }) },
    };
    return { own: own.brand, other: other.brand, path: path + query, init };
  });
}

/** What the braces of a path stand for in an instance. */
function fill(path: string, { slug }: TestInstance): string {
  const id = slug === 'alder' ? '101' : '201';
  const own: Record<string, string> = { slug: `${slug}-views`, idOrSlug: id, serviceId: id };
  return path.replaceAll(/\{(\w+)\}/g, (braces, name: string) => own[name] ?? braces);
}

async function answerTo({ path, init }: Asked): Promise<string> {
  const response = await test.request(path, init);
  return `${response.status} ${JSON.stringify([...response.headers])} ${await response.text()}`;
}

describe('two instances in one process', () => {
  it(`keep every byte apart in ${REQUESTS} interleaved requests, also while both change`, async () => {
    const asked = plan();
    let brandsSeen = 0;
    for (let at = 0; at < asked.length; at += AT_ONCE) {
      const batch = asked.slice(at, at + AT_ONCE);
      const change = (slug: string) =>
        changeSettings(test.deps, { slug, patch: { guaranteeChargePercent: (at % 97) / 100 } });
      const [answers] = await Promise.all([
        Promise.all(batch.map(answerTo)),
        at % 200 === 0 ? Promise.all([change('alder'), change('birch')]) : undefined,
      ]);
      answers.forEach((answer, i) => {
        const { own = '', other = '', path } = batch[i] ?? {};
        expect(answer.toLowerCase(), path).not.toContain(other.toLowerCase());
        if (answer.includes(own)) brandsSeen += 1;
      });
    }
    // Otherwise the test would hold for answers that say nothing at all.
    expect(brandsSeen).toBeGreaterThan(REQUESTS / 10);
  });
});
