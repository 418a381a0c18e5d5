import { expect, test } from 'vitest';
import { nameSteps } from './named-steps.server.ts';

const step = (documents: Parameters<typeof nameSteps>[0][number]['documents']) => ({
  ...{ rev: 3, after: 2, at: '2026-11-02T10:00:00.000Z', did: 'saved' as const },
  ...{ documents, is_current: true },
});

test('documents of a step are called by their titles, and those that are gone by their keys', () => {
  const steps = [
    step([
      { kind: 'page', key: 'index' },
      { kind: 'page', key: 'faq/faq~2' },
      { kind: 'coupon', key: 'GONE10' },
    ]),
  ];
  const documents = [
    { kind: 'page' as const, key: 'index', body: { meta_title: { en: 'Home', de: 'Start' } } },
    { kind: 'page' as const, key: 'faq/faq~2', body: { title: 'Answers' } },
  ];
  const [named] = nameSteps(steps, documents, 'de');
  expect(named?.documents.map(({ title }) => title)).toEqual(['Start', 'Answers', 'GONE10']);
});
