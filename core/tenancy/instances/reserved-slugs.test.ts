import { expect, it } from 'vitest';
import { checkDocument } from './check-documents.ts';
import { problemCode } from './problem-code.ts';

function problemsOf(slug: string) {
  const page = { route_name: 'slug', slug, meta_title: { en: 'A page' } };
  const outcome = checkDocument('page', page);
  return outcome.ok ? [] : outcome.problems.map((one) => [one.pointer, problemCode(one)]);
}

it.each(['orders', 'de', 'hi_in', 'staff', 'login', 'api', 'app', 'assets'])(
  'a page of an owner cannot have the address %s, which is taken',
  (slug) => {
    expect(problemsOf(slug)).toEqual([['/slug', { code: 'taken' }]]);
  },
);

it.each(['about-us', 'orders-and-more', 'team', 'terms'])('it can have %s', (slug) => {
  expect(problemsOf(slug)).toEqual([]);
});
