import type { FontKind } from './font-families.ts';

/** Names under which systems have a typeface, in its regular and its bold face. */
export interface StandIn {
  readonly regular: readonly string[];
  readonly bold: readonly string[];
}

const ROBOTO: StandIn = { regular: ['Roboto'], bold: ['Roboto Bold', 'Roboto'] };

/**
 * What is drawn until a file has come: one that nearly every desktop has, one of Android, one of a
 * plain Linux. Within the first line all names mean the same widths.
 */
export const STAND_INS: Readonly<Record<FontKind, readonly StandIn[]>> = {
  sans: [
    {
      regular: ['Arial', 'Liberation Sans', 'Arimo'],
      bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    },
    ROBOTO,
    { regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'] },
  ],
  serif: [
    {
      regular: ['Times New Roman', 'Liberation Serif', 'Tinos'],
      bold: ['Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold'],
    },
    { regular: ['Noto Serif'], bold: ['Noto Serif Bold'] },
    { regular: ['DejaVu Serif'], bold: ['DejaVu Serif Bold'] },
  ],
  mono: [
    {
      regular: ['Courier New', 'Liberation Mono', 'Cousine'],
      bold: ['Courier New Bold', 'Liberation Mono Bold', 'Cousine Bold'],
    },
    ROBOTO,
    { regular: ['DejaVu Sans Mono'], bold: ['DejaVu Sans Mono Bold'] },
  ],
};

/**
 * Headings with serifs keep to them where a script is drawn by the reader's system. Texts do not:
 * at their size Mincho, Song and Myeongjo are hard to read on many screens.
 */
export const SERIF_STACKS: Readonly<Record<string, string>> = {
  '': 'ui-serif,Georgia,Cambria,Noto Serif,serif',
  hi: 'Noto Serif Devanagari,Kohinoor Devanagari,Nirmala UI,Mangal,serif',
  ja: 'Hiragino Mincho ProN,Yu Mincho,Noto Serif CJK JP,Noto Serif JP,serif',
  ko: 'AppleMyungjo,Nanum Myeongjo,Batang,Noto Serif CJK KR,Noto Serif KR,serif',
  zh: 'Songti SC,SimSun,Noto Serif CJK SC,Noto Serif SC,serif',
};
