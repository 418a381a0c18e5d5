import { expect, it } from 'vitest';
import '#core/nouns.ts';
import { keptDocument } from '#core/tenancy/revisions/document-set.ts';
import { keyAnew } from './document-keys.ts';
import { problemsOf } from './document-problems.ts';

function slugProblems(slug: string) {
  const body = { route_name: 'slug', slug, meta_title: 'A page' };
  const page = keptDocument({ kind: 'page', key: 'new' }, body);
  const [problems = []] = problemsOf(keyAnew([page])).values();
  return problems.map(({ pointer, code }) => [pointer, code]);
}

function emailProblems(supportEmail: string) {
  const colours = { light: { primary: '#336699' } };
  const body = { schemaVersion: 2, panelName: 'Alder', colours, supportEmail };
  const settings = keptDocument({ kind: 'settings', key: 'settings' }, body);
  const [problems = []] = problemsOf([settings]).values();
  return problems.flatMap(({ pointer, code }) => (pointer === '/supportEmail' ? [code] : []));
}

it.each([
  ['', 'required'],
  ['../x', 'invalid_format'],
  ['x '.repeat(60), 'too_long'],
  ['orders', 'taken'],
])('of the address %j it is said once that it is wrong: %s', (slug, code) => {
  expect(slugProblems(slug)).toEqual([['/slug', code]]);
});

it('an e-mail address that is short and none is one problem', () => {
  expect(emailProblems('abc')).toEqual(['invalid_format']);
  expect(emailProblems('help@alder.example')).toEqual([]);
});

it('a time that ends before it begins is told as such', () => {
  const body = { id: 1, place: 'sidebar', type: 'html', from: '2030-01-02T00:00:00Z' };
  const until = '2030-01-01T00:00:00Z';
  const banner = keptDocument({ kind: 'banner', key: '1' }, { ...body, until });
  const [problems = []] = problemsOf([banner]).values();
  expect(problems).toMatchObject([{ pointer: '/until', code: 'before_start' }]);
});

it.each([
  ['a name that it does not know', { subject: 'Hi {{name}}' }, 'known_names'],
  ['no address where the mail is of no use without', { body: 'Live' }, 'missing_name'],
  ['a button that it has not', { button: 'Go' }, 'no_button'],
])('a mail with %s is told what it asks for', (_, words, code) => {
  const mail = keptDocument({ kind: 'mail-text', key: 'welcome' }, { id: 'welcome', ...words });
  const [problems = []] = problemsOf([mail]).values();
  expect(problems.map((problem) => problem.code)).toEqual([code]);
});
