import { describe, expect, it, test } from 'vitest';
import { LANGUAGES, languageTag, type Language } from './languages.ts';
import { dayOf, exactMoment, formatMoment, knownTimeZone, type MomentPart } from './moments.ts';

const NOVEMBER = '2026-11-03T16:05:09.000Z';

const WRITTEN: Record<Language, string> = {
  en: 'Nov 3, 2026, 4:05 PM',
  de: '03.11.2026, 16:05',
  es: '3 nov 2026, 16:05',
  fr: '3 nov. 2026, 16:05',
  hi_IN: '3 नव॰ 2026, 4:05 pm',
  ja: '2026/11/03 16:05',
  ko: '2026. 11. 3. 오후 4:05',
  pt_BR: '3 de nov. de 2026, 16:05',
  ru: '3 нояб. 2026 г., 16:05',
  tr: '3 Kas 2026 16:05',
  vi: '16:05 3 thg 11, 2026',
  zh_CN: '2026年11月3日 16:05',
};

const alike = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

const PARTS: [MomentPart, Intl.DateTimeFormatOptions][] = [
  ['day', { dateStyle: 'medium' }],
  ['shortDay', { day: 'numeric', month: 'short' }],
  ['month', { month: 'short', year: 'numeric' }],
  ['dayTime', { dateStyle: 'medium', timeStyle: 'short' }],
];

describe.each(LANGUAGES)('in %s', (language) => {
  const say = (at: string, part: MomentPart, timeZone = 'UTC') =>
    formatMoment(at, { part, language, timeZone });

  it('a moment stands as people write it', () => {
    expect(alike(say(NOVEMBER, 'dayTime'))).toBe(WRITTEN[language]);
  });

  test.each(PARTS)('a %s of each month is what this CLDR says', (part, options) => {
    const own = new Intl.DateTimeFormat(languageTag(language), { ...options, timeZone: 'UTC' });
    for (let month = 1; month <= 12; month++) {
      const at = `2026-${String(month).padStart(2, '0')}-09T13:07:00Z`;
      // Some releases have the halves of a Korean day in English.
      const expected = own.format(new Date(at)).replace(/\bPM(?= \d)/, '오후');
      expect(alike(say(at, part))).toBe(alike(expected));
    }
  });

  it('is the same moment elsewhere, with the day that it is there', () => {
    expect(say('2026-12-31T23:30:00Z', 'day', 'Asia/Tokyo')).toBe(
      say('2027-01-01T08:30:00Z', 'day'),
    );
    expect(say('2026-07-01T12:00:00Z', 'time', 'Europe/Berlin')).toBe(
      say('2026-07-01T14:00:00Z', 'time'),
    );
  });
});

it.each([
  ['2026-11-03T00:05:00Z', '12:05 AM'],
  ['2026-11-03T11:59:00Z', '11:59 AM'],
  ['2026-11-03T12:00:00Z', '12:00 PM'],
  ['2026-11-03T23:59:00Z', '11:59 PM'],
])('%s is %s in English', (at, time) => {
  expect(alike(formatMoment(at, { part: 'time', language: 'en', timeZone: 'UTC' }))).toBe(time);
});

test('all of a moment is said with its zone', () => {
  expect(exactMoment(NOVEMBER, 'UTC')).toBe('2026-11-03 16:05:09 UTC');
  expect(exactMoment(NOVEMBER, 'Europe/Berlin')).toBe('2026-11-03 17:05:09 Europe/Berlin');
  expect(dayOf('2026-11-03T23:30:00Z', 'Asia/Tokyo')).toBe('2026-11-04');
});

it.each([
  ['UTC', 'UTC'],
  ['Europe/Berlin', 'Europe/Berlin'],
  ['america/argentina/buenos_aires', 'America/Argentina/Buenos_Aires'],
  ['Etc/GMT+3', 'Etc/GMT+3'],
])('%s is a time zone', (name, known) => {
  // Zones of several names are called by another one in some releases.
  expect([known, 'America/Buenos_Aires']).toContain(knownTimeZone(name));
});

it.each([
  undefined,
  '',
  'Nowhere/Land',
  '+05:30',
  '../etc/passwd',
  'Europe/Berlin ',
  'x'.repeat(41),
  'Europe/Berlin\r\nSet-Cookie: a=b',
])('%s is no time zone', (name) => {
  expect(knownTimeZone(name)).toBeUndefined();
});
