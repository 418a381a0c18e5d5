import { expect, test } from 'vitest';
import { CoreError } from '#app/lib/core/core.server.ts';
import { choicesIn, conflictsOpen, placeText } from './choices.server.ts';

const PLACE = { kind: 'page', key: 'about', pointer: '/title/en' } as const;

function form(entries: Record<string, string>): FormData {
  const sent = new FormData();
  for (const [name, value] of Object.entries(entries)) sent.set(name, value);
  return sent;
}

test('a choice is that of its field', () => {
  const sent = form({ 'place.0': placeText(PLACE), 'take.0': 'theirs', rev: '4' });
  expect(choicesIn(sent)).toEqual([{ ...PLACE, take: 'theirs' }]);
});

test.each([[undefined], ['both'], ['']])('a field without one, as %j, is left open', (take) => {
  const sent = form({ 'place.0': placeText(PLACE), ...(take !== undefined && { 'take.0': take }) });
  expect(choicesIn(sent)).toEqual([]);
});

test.each([['nonsense'], ['[]'], ['["page","about"]'], ['["poem","about","/title"]']])(
  'a field that is none, as %s, is refused',
  (place) => {
    expect(() => choicesIn(form({ 'place.0': place, 'take.0': 'mine' }))).toThrow(
      expect.objectContaining({ status: 400 }),
    );
  },
);

test('who has been overtaken while choosing keeps the choices, and is told what is below', () => {
  const error = new CoreError(409, 'Bring it in first.', { code: 'base_moved' });
  const answer = conflictsOpen(error, { choices: [{ ...PLACE, take: 'mine' }], locale: 'en' });
  expect(answer.data.message).toContain('published again');
  expect(answer.data.chosen).toEqual({ [placeText(PLACE)]: 'mine' });
});
