import { expect, test } from 'vitest';
import type { DraftDocument } from '#core/studio/drafts/draft.contract.ts';
import type { LoadedReport } from './load-report.server.ts';
import { reportInWords } from './report-in-words.server.ts';

const METHOD: DraftDocument = {
  ...{ kind: 'payment-method', key: '1', body: { name: { en: 'Bank card' } } },
  ...{ position: 0, change: 'changed' },
  problems: [
    { pointer: '/fee_percent', code: 'too_big', message: 'Too big', params: { limit: '1' } },
    { pointer: '/max_amount', code: 'too_small', message: 'Too small', params: { limit: '5' } },
  ],
};

test('a percentage is asked for as its form asks, and nothing else is', () => {
  // No more than its problems are read of a document here.
  const loaded = { documents: [METHOD], report: { dead: [], old: [], idle: [], missing: [] } };
  const { problems } = reportInWords(loaded as unknown as LoadedReport, 'en');
  expect(problems.map(({ text }) => text)).toEqual([
    'Enter a percentage between 0 and 100',
    'Enter 5 or more',
  ]);
});
