// On PostgreSQL: searches of a customer, and proofs of a channel, by many at once.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callerFor } from '#core/billing/payments/testing/caller-for.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { AppError } from '#core/errors.ts';
import { addVideoAccount, MOST_ACCOUNTS } from '#core/growth/video-accounts/add-video-account.ts';
import { verifyCode } from '#core/growth/video-accounts/verify-video-account.ts';
import { publishInstance } from '#core/tenancy/instances/publish-instance.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { ownerDocuments } from '#core/testing/owner-documents.ts';
import { SEARCHES_A_DAY } from './keyword-form.pure.ts';
import { suggestKeywords } from './suggest-keywords.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
  const own = ownerDocuments('Alder');
  const documents = { ...own, settings: { ...own.settings, keywordToolsIsEnabled: true } };
  await publishInstance(test.deps, { slug: 'alder', hosts: ['alder.example'], documents });
});
afterAll(() => test.close());

/** Whoever finds no room in the database asks once more. */
async function outcomeOf(work: () => Promise<unknown>): Promise<string> {
  for (;;) {
    try {
      await work();
      return 'done';
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code !== 'unavailable') return error.code;
    }
  }
}

const countOf = (outcomes: readonly string[], outcome: string): number =>
  outcomes.filter((one) => one === outcome).length;

it('of eighty searches at once, as many are answered as a day has', async () => {
  const caller = callerFor(await newPayer(test));
  const outcomes = await Promise.all(
    Array.from({ length: 80 }, (_, at) =>
      outcomeOf(() =>
        // Each word twice: the second is the same search.
        suggestKeywords(test.deps, caller, {
          ...{ keyword: `word ${at >> 1}`, country: 233, language: 'en' },
        }),
      ),
    ),
  );
  expect(countOf(outcomes, 'done')).toBe(2 * SEARCHES_A_DAY);
  expect(countOf(outcomes, 'too_many_requests')).toBe(80 - 2 * SEARCHES_A_DAY);
});

it('of many who prove the same channel at once, one has it', async () => {
  const callers = await Promise.all(
    Array.from({ length: 8 }, async () => callerFor(await newPayer(test))),
  );
  const url = 'https://www.youtube.com/@contested';
  const claims = await Promise.all(
    callers.map(async (caller) => ({ caller, ...(await addVideoAccount(test.deps, caller, url)) })),
  );
  const proveAll = () =>
    Promise.all(
      claims.map(({ caller, id }) => outcomeOf(() => verifyCode(test.deps, caller, String(id)))),
    );
  // The first look of each finds nothing.
  expect(countOf(await proveAll(), 'done')).toBe(0);
  expect(countOf(await proveAll(), 'done')).toBe(1);
});

it('of many channels added at once, a customer has as many as one may', async () => {
  const caller = callerFor(await newPayer(test));
  const outcomes = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      outcomeOf(() => addVideoAccount(test.deps, caller, `https://www.youtube.com/@many${at}`)),
    ),
  );
  expect(countOf(outcomes, 'done')).toBe(MOST_ACCOUNTS);
});
