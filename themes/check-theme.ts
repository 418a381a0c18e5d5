import { contrast, parseHex, type Rgb } from './colour.ts';
import { MORE_CONTRAST } from './contrast-modes.ts';
import { pairLaw, type Pair } from './pairs.ts';
import type { Contrast, Fidelity, ThemeName } from './theme-input.ts';
import { COLOUR_TOKENS, PREFIX, type ColourToken } from './tokens.ts';

export type ColourSet = Readonly<Record<ColourToken, string>>;

/** The colours that one CSS gives readers of one theme. */
export interface ReadTheme {
  readonly theme: ThemeName;
  readonly more: boolean;
  readonly colours: ColourSet;
}

export interface Violation extends Pair {
  readonly theme: ThemeName;
  readonly more: boolean;
  readonly ratio: number;
}

const DECLARATION = /--mq-([a-z-]+):(?:light-dark\((#[0-9a-f]+),(#[0-9a-f]+)\)|(#[0-9a-f]+));/g;
const MORE_RULE = '@media (prefers-contrast:more)';

function declarations(css: string, theme: ThemeName): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name, light, dark, both] of css.matchAll(DECLARATION)) {
    const value = both ?? (theme === 'light' ? light : dark);
    if (name !== undefined && value !== undefined) found.set(name, value);
  }
  return found;
}

function complete(found: ReadonlyMap<string, string>): ColourSet {
  const colours: Partial<Record<ColourToken, string>> = {};
  for (const token of COLOUR_TOKENS) {
    const value = found.get(token);
    if (value === undefined) throw new Error(`The theme does not set ${PREFIX}${token}.`);
    colours[token] = value;
  }
  // The loop above has set every token.
  return colours as ColourSet;
}

/** As the browser does: the rule for more contrast, then the aliases of the stylesheet. */
function withMore(base: ReadonlyMap<string, string>, own: ReadonlyMap<string, string>) {
  const before = new Map([...base, ...own]);
  const after = new Map(before);
  for (const [token, other] of Object.entries(MORE_CONTRAST)) {
    after.set(token, before.get(other) ?? '');
  }
  return after;
}

/** Every set of colours that a compiled theme can come to, read back from its CSS alone. */
export function readTheme(css: string): ReadTheme[] {
  const [base = '', more = ''] = css.split(MORE_RULE);
  const themes: readonly ThemeName[] = css.includes('light-dark(') ? ['light', 'dark'] : ['light'];
  return themes.flatMap((theme) => {
    const plain = declarations(base, theme);
    return [
      { theme, more: false, colours: complete(plain) },
      { theme, more: true, colours: complete(withMore(plain, declarations(more, theme))) },
    ];
  });
}

function rgbOf(hex: string): Rgb {
  const rgb = parseHex(hex);
  if (rgb === undefined) throw new Error(`${hex} is not a colour.`);
  return rgb;
}

/** Every pair of a compiled theme that breaks the law: none, or the theme must not be served. */
export function checkTheme(
  css: string,
  policy: { readonly contrast: Contrast; readonly fidelity: Fidelity },
): Violation[] {
  if (/[&<>"']/.test(css)) throw new Error('The theme holds a character that HTML would read.');
  return readTheme(css).flatMap(({ theme, more, colours }) =>
    pairLaw({ ...policy, theme, more })
      .map((pair) => {
        const ratio = contrast(rgbOf(colours[pair.ink]), rgbOf(colours[pair.ground]));
        return { ...pair, theme, more, ratio };
      })
      .filter(({ ratio, least }) => ratio < least),
  );
}
