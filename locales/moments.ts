import { isLanguage, type Language } from './languages.ts';

/** Of a moment: its day, the day where the year is known, its month, its time, or day and time. */
export type MomentPart = 'day' | 'shortDay' | 'month' | 'time' | 'dayTime' | 'shortDayTime';

/**
 * `%d` is the day and `%D` in two digits, `%M` the month in a word, `%m` and `%N` in digits, `%y`
 * the year, `%H` the hour, `%h` that of half a day and `%a` which half, `%i` the minutes.
 */
interface MomentStyle {
  day: string;
  shortDay: string;
  month: string;
  time: string;
  /** Between a day and its time; the time stands first where it is written so. */
  between: string;
  isTimeFirst?: boolean;
  months?: string;
  /** As they are written without a day. */
  lonelyMonths?: string;
  halves?: string;
}

const CLOCK = '%H:%i';

/** As CLDR has it, written down for the reason that numbers are. */
const STYLES: Record<Language, MomentStyle> = {
  en: {
    ...{ day: '%M %d, %y', shortDay: '%M %d', month: '%M %y', between: ', ' },
    ...{ time: '%h:%i\u00a0%a', halves: 'AM PM' },
    months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  },
  de: {
    ...{ day: '%D.%N.%y', shortDay: '%d. %M', month: '%M %y', time: CLOCK, between: ', ' },
    months: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.',
  },
  es: {
    ...{ day: '%d %M %y', shortDay: '%d %M', month: '%M %y', time: CLOCK, between: ', ' },
    months: 'ene feb mar abr may jun jul ago sept oct nov dic',
  },
  fr: {
    ...{ day: '%d %M %y', shortDay: '%d %M', month: '%M %y', time: CLOCK, between: ', ' },
    months: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
  },
  hi_IN: {
    ...{ day: '%d %M %y', shortDay: '%d %M', month: '%M %y', between: ', ' },
    ...{ time: '%h:%i\u00a0%a', halves: 'am pm' },
    months: 'जन॰ फ़र॰ मार्च अप्रैल मई जून जुल॰ अग॰ सित॰ अक्टू॰ नव॰ दिस॰',
  },
  ja: { day: '%y/%N/%D', shortDay: '%m月%d日', month: '%y年%m月', time: CLOCK, between: ' ' },
  ko: {
    ...{ day: '%y. %m. %d.', shortDay: '%m월 %d일', month: '%y년 %m월', between: ' ' },
    ...{ time: '%a %h:%i', halves: '오전 오후' },
  },
  pt_BR: {
    ...{ day: '%d de %M de %y', shortDay: '%d de %M', month: '%M de %y' },
    ...{ time: CLOCK, between: ', ' },
    months: 'jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.',
  },
  ru: {
    ...{ day: '%d %M %y г.', shortDay: '%d %M', month: '%M %y г.', time: CLOCK, between: ', ' },
    months: 'янв. февр. мар. апр. мая июн. июл. авг. сент. окт. нояб. дек.',
    lonelyMonths: 'янв. февр. март апр. май июнь июль авг. сент. окт. нояб. дек.',
  },
  tr: {
    ...{ day: '%d %M %y', shortDay: '%d %M', month: '%M %y', time: CLOCK, between: ' ' },
    months: 'Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara',
  },
  vi: {
    ...{ day: '%d thg %m, %y', shortDay: '%d thg %m', month: 'thg %m %y' },
    ...{ time: CLOCK, between: ' ', isTimeFirst: true },
  },
  zh_CN: {
    ...{ day: '%y年%m月%d日', shortDay: '%m月%d日', month: '%y年%m月' },
    ...{ time: CLOCK, between: ' ' },
  },
};

const styleOf = (language: string): MomentStyle =>
  isLanguage(language) ? STYLES[language] : STYLES.en;

/** A moment as a language writes it, in a time zone that `knownTimeZone` knows. */
export function formatMoment(
  at: Date | string,
  { part, language, timeZone }: { part: MomentPart; language: string; timeZone: string },
): string {
  const style = styleOf(language);
  const fields = fieldsOf(new Date(at), timeZone);
  return fill(patternOf(style, part), { style, fields, part });
}

function patternOf(style: MomentStyle, part: MomentPart): string {
  if (part !== 'dayTime' && part !== 'shortDayTime') return style[part];
  const { time, between } = style;
  const day = part === 'dayTime' ? style.day : style.shortDay;
  return style.isTimeFirst ? `${time}${between}${day}` : `${day}${between}${time}`;
}

/** As logs write it, to the second and with the zone. */
export function exactMoment(at: Date | string, timeZone: string): string {
  const { year, month, day, hour, minute, second } = fieldsOf(new Date(at), timeZone);
  return `${year}-${month}-${day} ${hour}:${minute}:${second} ${timeZone}`;
}

/** The day on which a moment falls: `2026-11-03`. */
export const dayOf = (at: Date | string, timeZone: string): string =>
  exactMoment(at, timeZone).slice(0, 10);

type Fields = Readonly<Record<string, string>>;

function fill(
  pattern: string,
  { style, fields, part }: { style: MomentStyle; fields: Fields; part: MomentPart },
): string {
  const { year = '', month = '', day = '', hour = '', minute = '' } = fields;
  const { months = '', lonelyMonths = months, halves = '' } = style;
  const names = part === 'month' ? lonelyMonths : months;
  const values: Fields = {
    ...{ y: year, N: month, D: day, H: hour, i: minute },
    ...{ m: String(Number(month)), d: String(Number(day)), h: String(Number(hour) % 12 || 12) },
    M: names.split(' ')[Number(month) - 1] ?? '',
    a: halves.split(' ')[Number(hour) < 12 ? 0 : 1] ?? '',
  };
  return pattern.replace(/%(\w)/g, (_token, name: string) => values[name] ?? '');
}

/** Making one takes as long as a thousand uses; there are no more than there are zones. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const two = '2-digit';
  const clock = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23' },
    ...{ year: 'numeric', month: two, day: two, hour: two, minute: two, second: two },
  });
  clocks.set(timeZone, clock);
  return clock;
}

function fieldsOf(at: Date, timeZone: string): Fields {
  const parts = clockIn(timeZone).formatToParts(at);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

const NAME = /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+){0,2}$/;

/** A time zone that somebody named, by its usual name; undefined for what is none. */
export function knownTimeZone(name: string | undefined): string | undefined {
  if (name === undefined || name.length > 40 || !NAME.test(name)) return undefined;
  if (clocks.has(name)) return name;
  try {
    const known = new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
    clockIn(known);
    return known;
  } catch {
    return undefined;
  }
}
