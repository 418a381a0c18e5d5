import { expect, it } from 'vitest';
import { formatSeconds } from './format-seconds.ts';

it.each([
  [0, 'en', '1 minute'],
  [61, 'en', '2 minutes'],
  [3_599, 'de', '60 Minuten'],
  [3_600, 'en', '1 hour'],
  [47 * 3_600, 'pt_BR', '47 horas'],
  [48 * 3_600, 'ru', '2 дня'],
  [49 * 3_600, 'ja', '3 日'],
])('%i seconds are in %s %s', (seconds, language, words) => {
  expect(formatSeconds(seconds, language)).toBe(words);
});
