import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tidyWords, wordsProblem } from './words.pure.ts';

const SAID = 'I liked how calmly the glaze was explained, and the end was a surprise.';

describe('what somebody says of a video', () => {
  it.each([
    ['own words', SAID, undefined],
    ['words without spaces', '釉薬の説明がとても丁寧で、最後の仕上がりに驚きました。', undefined],
    ['words in another script', 'Мне понравилось спокойное объяснение глазури и финал.', undefined],
    ['vowels that are marks', 'बारिश की आवाज़ बहुत अच्छी है, पर बीच में ड्रम थोड़ा तेज़ लगा।', undefined],
    ['a mark in it', 'Great pace… 10/10 for the part about kilns, thanks a lot! 😀', undefined],
    ['nothing', '', 'required'],
    ['nineteen characters', 'nineteen characters', 'too_short'],
    ['more than there is room for', `${'many different words and '.repeat(21)}`, 'too_long'],
    ['a link', `${SAID} https://shop.example/a`, 'comment_link'],
    ['a host', `${SAID} More on mysite.com today`, 'comment_link'],
    ['one key', 'aaaaaaaaaaaaaaaaaaaaaaaa', 'comment_repeats'],
    ['a few keys', 'asdasdasdasdasdasdasdasd', 'comment_repeats'],
    ['one word', 'good good good good good good', 'comment_repeats'],
    ['words over and over', 'nice video good nice video good nice video good', 'comment_repeats'],
    ['marks alone', '!!! ??? ... !!! ??? ... !!!', 'comment_repeats'],
    ['a long run', 'I liked it sooooooooo much, really nice one', 'comment_repeats'],
  ])('%s: %j', (_what, text, code) => {
    expect(wordsProblem(text, [])?.code).toBe(code);
  });

  it.each([
    ['the same', SAID],
    ['in capitals', SAID.toUpperCase()],
    ['with other marks', SAID.replaceAll(',', ' –').replaceAll('.', '!!')],
    ['with another word', SAID.replace('surprise', 'joy')],
  ])('is none of their own where it was said before: %s', (_how, text) => {
    expect(wordsProblem(text, ['Something else altogether', SAID])?.code).toBe('comment_known');
  });

  it('may be about the same in other words', () => {
    const other = 'The calm explanation of glazing helped me, and I did not expect that ending.';
    expect(wordsProblem(other, [SAID])).toBeUndefined();
  });

  it('is told from what was said before the same way around, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 20, maxLength: 80 }), fc.string(), (one, other) => {
        const isKnown = (text: string, known: string) =>
          wordsProblem(text, [known])?.code === 'comment_known';
        if (wordsProblem(one, []) !== undefined || wordsProblem(other, []) !== undefined) return;
        expect(isKnown(one, other)).toBe(isKnown(other, one));
        expect(isKnown(one, one)).toBe(true);
      }),
    );
  });

  it('is kept with single spaces', () => {
    expect(tidyWords('  a\n\n b\tc ')).toBe('a b c');
  });
});
