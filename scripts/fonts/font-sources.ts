import type { FontFamily, FontKind } from '#themes/fonts/font-families.ts';

/** A package of the registry with the files of a typeface, cut into subsets. */
export interface FontPackage {
  readonly name: string;
  readonly version: string;
  /** What its files begin with, and how they end behind the subset. */
  readonly file: string;
  readonly ending: string;
}

const variable = (file: string, version: string): FontPackage => ({
  name: `@fontsource-variable/${file}`,
  version,
  file,
  ending: 'wght-normal',
});

/** Where each family comes from; all are under the SIL Open Font License. */
export const FONT_SOURCES: Readonly<Record<FontFamily, FontPackage>> = {
  inter: variable('inter', '5.3.0'),
  'jetbrains-mono': variable('jetbrains-mono', '5.3.0'),
  lora: variable('lora', '5.3.0'),
  manrope: variable('manrope', '5.3.0'),
  montserrat: variable('montserrat', '5.3.0'),
  nunito: variable('nunito', '5.3.0'),
  onest: variable('onest', '5.3.1'),
  oswald: variable('oswald', '5.3.0'),
  'playfair-display': variable('playfair-display', '5.3.0'),
  'source-sans': variable('source-sans-3', '5.3.0'),
  'source-serif': variable('source-serif-4', '5.3.0'),
  'space-grotesk': variable('space-grotesk', '5.3.0'),
  unbounded: variable('unbounded', '5.3.0'),
};

/** A typeface of a reader's system, as a file that has the same widths and heights. */
export type ReferenceFiles = readonly [regular: ReferenceFile, bold: ReferenceFile];

export interface ReferenceFile {
  readonly packageName: string;
  readonly version: string;
  readonly path: string;
}

const metricTwin = (name: string): ReferenceFiles => [twinFile(name, 400), twinFile(name, 700)];

const twinFile = (name: string, weight: number): ReferenceFile => ({
  packageName: `@fontsource/${name}`,
  version: '5.3.0',
  path: `files/${name}-latin-${weight}-normal.woff2`,
});

const dejaVu = (name: string): ReferenceFiles => [
  { packageName: 'dejavu-fonts-ttf', version: '2.37.3', path: `ttf/${name}.ttf` },
  { packageName: 'dejavu-fonts-ttf', version: '2.37.3', path: `ttf/${name}-Bold.ttf` },
];

/** In the order of STAND_INS. Arimo, Tinos and Cousine are as wide as Arial, Times and Courier. */
export const REFERENCES: Readonly<Record<FontKind, readonly ReferenceFiles[]>> = {
  sans: [metricTwin('arimo'), metricTwin('roboto'), dejaVu('DejaVuSans')],
  serif: [metricTwin('tinos'), metricTwin('noto-serif'), dejaVu('DejaVuSerif')],
  mono: [metricTwin('cousine'), metricTwin('roboto'), dejaVu('DejaVuSansMono')],
};
