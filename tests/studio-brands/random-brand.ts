import { randomHex, type Random } from '#tests/themes/random-input.ts';

/** The pages of the studio on which a brand is written. */
export const BRAND_FORMS = ['brand', 'colours', 'fonts'] as const;
export type BrandForm = (typeof BRAND_FORMS)[number];

/** What somebody writes into the fields of these pages, by the pointers that name the fields. */
export interface WrittenBrand {
  forms: Readonly<Record<BrandForm, Readonly<Record<string, string>>>>;
  /** Fields whose values cannot be published, each with one that can. */
  faulty: ReadonlyMap<string, string>;
}

const SEEDS = ['accent', 'neutral', 'background', 'text'] as const;

const CHOICES = {
  '/colours/policy/fidelity': ['exact', 'readable'],
  '/colours/policy/contrast': ['aa', 'aaa'],
  '/colours/policy/radius': ['none', 'small', 'medium', 'large'],
  '/colours/policy/density': ['compact', 'comfortable', 'spacious'],
  '/defaultTheme': ['light', 'dark', 'system'],
} as const;

const FONTS = [
  ...['system', 'inter', 'jetbrains-mono', 'lora', 'manrope', 'montserrat', 'nunito', 'onest'],
  ...['oswald', 'playfair-display', 'source-sans', 'source-serif', 'space-grotesk', 'unbounded'],
];

const NAMES = [
  ...['A', 'Q.', '7', '–', 'Ünïcödé & Söhne', 'O’Hara "the best" <b>bold</b>', '</title><script>'],
  ...['水', '日本の長い名前の広告代理店', 'मार्केटिंग कंपनी', 'Пример – студия', '🚀🚀🚀', '👩‍👩‍👧‍👦 family'],
  ...[
    'متجر الإعلانات',
    'e\u0301\u0301\u0301 with marks',
    'null',
    '0',
    '{{name}}',
    '%s %d',
    '../../etc',
  ],
  ...[
    'W'.repeat(60),
    'a b '.repeat(14).trim(),
    '𝔘𝔫𝔦𝔠𝔬𝔡𝔢'.repeat(7),
    'two  spaces',
    'soft\u00adhyphen',
  ],
];
const BAD_NAMES = ['', '   ', 'X'.repeat(61), '水'.repeat(80), 'ring\u0007bell', 'tab\tin it'];

const NEON = ['#39ff14', '#ff00ff', '#00ffff', '#ffff00', '#ff3131', '#7df9ff', '#ccff00'];
const BAD_COLOURS = [
  ...['red', '#12345', 'rgb(1, 2, 3)', '#gggggg', '12', '#3355ff80', 'transparent', '#'],
];

/** A brand as owners come with them: most could be, some could not. */
export function randomBrand(random: Random): WrittenBrand {
  const faulty = new Map<string, string>();
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(random() * values.length)];
    if (value === undefined) throw new Error('There is nothing to choose from.');
    return value;
  };
  const same = randomColour(random, pick);
  const isOneColour = random() < 0.15;

  function colour(pointer: string): string {
    const valid = isOneColour ? same : randomColour(random, pick);
    if (random() >= 0.04) return asTyped(valid, random);
    faulty.set(pointer, valid);
    return pick(BAD_COLOURS);
  }

  function palette(theme: 'light' | 'dark'): Record<string, string> {
    const of = (seed: string) => `/colours/${theme}/${seed}`;
    const more = SEEDS.map((seed) => [of(seed), random() < 0.4 ? colour(of(seed)) : ''] as const);
    const written = { [of('primary')]: colour(of('primary')), ...Object.fromEntries(more) };
    const isNeeded = theme === 'light' || Object.values(written).some((text) => text !== '');
    if (isNeeded && random() < 0.03) {
      // Of the colours of a theme, one has to be there.
      const hasOthers = more.some(([, text]) => text !== '');
      if (theme === 'light' || hasOthers) faulty.set(of('primary'), same);
      else faulty.delete(of('primary'));
      return { ...written, [of('primary')]: '' };
    }
    return written;
  }

  const noDark = Object.fromEntries(
    ['primary', ...SEEDS].map((seed) => [`/colours/dark/${seed}`, '']),
  );
  const choices = Object.entries(CHOICES).map(([pointer, options]) => [
    pointer,
    pick<string>(options),
  ]);
  const isBadName = random() < 0.05;
  if (isBadName) faulty.set('/panelName', pick(NAMES));
  return {
    forms: {
      brand: { '/panelName': pick(isBadName ? BAD_NAMES : NAMES) },
      colours: {
        ...palette('light'),
        ...(random() < 0.5 ? palette('dark') : noDark),
        ...Object.fromEntries(choices),
        '/darkModeAvailable': random() < 0.85 ? 'on' : 'off',
      },
      fonts: {
        '/fonts/text': random() < 0.3 ? '' : pick(FONTS),
        '/fonts/headings': random() < 0.4 ? '' : pick(FONTS),
      },
    },
    faulty,
  };
}

/** The same with everything put right that could not be published. */
export function corrected({ forms, faulty }: WrittenBrand): WrittenBrand['forms'] {
  const right = (form: BrandForm) =>
    Object.fromEntries(
      Object.entries(forms[form]).map(([pointer, text]) => [pointer, faulty.get(pointer) ?? text]),
    );
  return { brand: right('brand'), colours: right('colours'), fonts: right('fonts') };
}

function randomColour(random: Random, pick: <Value>(values: readonly Value[]) => Value): string {
  const near = (from: number) =>
    `#${[0, 1, 2].map(() => hex(from + Math.floor(random() * 16))).join('')}`;
  const grey = hex(Math.floor(random() * 256));
  const kind = random();
  if (kind < 0.12) return near(240);
  if (kind < 0.24) return near(0);
  if (kind < 0.38) return pick(NEON);
  if (kind < 0.46) return `#${grey}${grey}${grey}`;
  if (kind < 0.52) return pick(['#ffffff', '#000000', '#808080', '#767676']);
  return randomHex(random);
}

const hex = (value: number): string => value.toString(16).padStart(2, '0');

/** People leave out the hash, write capitals, or three digits where six are three pairs. */
function asTyped(colour: string, random: Random): string {
  const way = random();
  if (way < 0.1) return colour.slice(1);
  if (way < 0.2) return ` ${colour.toUpperCase()} `;
  const [, a, b, c] = /^#(.)\1(.)\2(.)\3$/.exec(colour) ?? [];
  return way < 0.6 && a !== undefined ? `#${a}${b}${c}` : colour;
}

/** The six digits that a typed colour means. */
export function meantColour(text: string): string {
  const digits = text.trim().replace('#', '').toLowerCase();
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}
