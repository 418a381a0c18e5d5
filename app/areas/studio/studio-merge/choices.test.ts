import { expect, test } from 'vitest';
import { choicesIn, placeText } from './choices.server.ts';

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
