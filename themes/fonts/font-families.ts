import type { Settings } from '#instance-schema/generated/settings.ts';

/** What owners choose by name: a typeface that is served here, or that of the reader's system. */
export type FontChoice = Settings['fonts']['text'];
export type FontFamily = Exclude<FontChoice, 'system'>;

/** As the settings say it: headings follow the texts unless they are said to differ. */
export interface FontSettings {
  readonly text: FontChoice;
  readonly headings?: FontChoice | undefined;
}

/** Which typeface of a reader's system comes closest. */
export type FontKind = 'sans' | 'serif' | 'mono';

interface FontFacts {
  /** As its makers call it, in every language. */
  readonly name: string;
  readonly kind: FontKind;
}

/** Every family, so that what the schema allows and what is served cannot differ. */
export const FONT_FAMILIES: Readonly<Record<FontFamily, FontFacts>> = {
  inter: { name: 'Inter', kind: 'sans' },
  'jetbrains-mono': { name: 'JetBrains Mono', kind: 'mono' },
  lora: { name: 'Lora', kind: 'serif' },
  manrope: { name: 'Manrope', kind: 'sans' },
  montserrat: { name: 'Montserrat', kind: 'sans' },
  nunito: { name: 'Nunito', kind: 'sans' },
  onest: { name: 'Onest', kind: 'sans' },
  oswald: { name: 'Oswald', kind: 'sans' },
  'playfair-display': { name: 'Playfair Display', kind: 'serif' },
  'source-sans': { name: 'Source Sans', kind: 'sans' },
  'source-serif': { name: 'Source Serif', kind: 'serif' },
  'space-grotesk': { name: 'Space Grotesk', kind: 'sans' },
  unbounded: { name: 'Unbounded', kind: 'sans' },
};

/** The parts that a family is cut into, each a file: a page loads those it has letters of. */
export const FONT_SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic'] as const;
export type FontSubset = (typeof FONT_SUBSETS)[number];

/** What a typeface of the reader's system has to become to take the same room; in per cent. */
export interface FittedFace {
  readonly size: number;
  readonly ascent: number;
  readonly descent: number;
}

export interface FontFaces {
  /** From the lightest to the boldest, as CSS says it. */
  readonly weights: string;
  /** The file of each subset that the family has. */
  readonly files: Readonly<Partial<Record<FontSubset, string>>>;
  /** For each stand-in of its kind, the fit of its regular and of its bold face. */
  readonly standIns: readonly (readonly [regular: FittedFace, bold: FittedFace])[];
}
