import { toHex, type Rgb } from './colour.ts';
import { ANY_GROUNDS, type ThemeGrounds } from './entity-colour.ts';
import { fontCss } from './fonts/font-css.ts';
import { paletteFor, readSeeds } from './palette.ts';
import { repairsOf, type Repair } from './repairs.ts';
import { makeThemeColours, MORE_TOKENS, type ThemeColours } from './theme-colours.ts';
import {
  DENSITY,
  fullPolicy,
  RADIUS,
  type FullPolicy,
  type ThemeInput,
  type ThemeName,
} from './theme-input.ts';
import { COLOUR_TOKENS, PREFIX, SHAPE_TOKENS } from './tokens.ts';

/** Rises whenever the same input may give other bytes; golden.test.ts holds us to it. */
export const ENGINE_VERSION = 2;

export interface CompiledTheme {
  readonly engineVersion: number;
  /** For a style element in the head. Holds none of & < > " '. */
  readonly css: string;
  /** For the theme-color of the browser: the page's own colour. */
  readonly themeColor: { readonly light: string; readonly dark: string };
  readonly report: readonly Repair[];
  /** For entityColor(): between which luminances the grounds of this theme lie. */
  readonly grounds: ThemeGrounds;
}

export interface ThemePair {
  readonly light: ThemeColours;
  /** Absent when the instance does not offer a dark theme. */
  readonly dark: ThemeColours | undefined;
  readonly policy: FullPolicy;
  readonly report: readonly Repair[];
}

/** The colours behind the CSS, for those who explain or check them. */
export function solveTheme(input: ThemeInput): ThemePair {
  const policy = fullPolicy(input.colours.policy);
  const report: Repair[] = [];
  const make = (theme: ThemeName) => {
    const palette = paletteFor(input, theme);
    const seeds = readSeeds(palette);
    const made = makeThemeColours(seeds, policy, theme);
    report.push(...repairsOf({ theme, palette, seeds, made, policy }));
    return made;
  };
  const light = make('light');
  const dark = input.darkModeAvailable ? make('dark') : undefined;
  return { light, dark, policy, report };
}

/** The dark theme of these colours, also of an instance that does not offer one: mails follow their reader. */
export function darkColours(colours: ThemeInput['colours']): ThemeColours['colours'] {
  const seeds = readSeeds(paletteFor({ colours, darkModeAvailable: true }, 'dark'));
  return makeThemeColours(seeds, fullPolicy(colours.policy), 'dark').colours;
}

/** The shortest way to write a colour: the theme is sent inside every page. */
function short(rgb: Rgb): string {
  const hex = toHex(rgb);
  const isShort = hex[1] === hex[2] && hex[3] === hex[4] && hex[5] === hex[6];
  return isShort ? `#${hex[1]}${hex[3]}${hex[5]}` : hex;
}

function declare(name: string, light: Rgb, dark: Rgb | undefined): string {
  const one = short(light);
  const isSame = dark === undefined || dark === light;
  return `${PREFIX}${name}:${isSame ? one : `light-dark(${one},${short(dark)})`};`;
}

function writeCss({ light, dark, policy }: ThemePair): string {
  const base = COLOUR_TOKENS.map((token) =>
    declare(token, light.colours[token], dark?.colours[token]),
  );
  const more = MORE_TOKENS.map((token) => declare(token, light.more[token], dark?.more[token]));
  const shape =
    `${PREFIX}${SHAPE_TOKENS.radius}:${RADIUS[policy.radius]};` +
    `${PREFIX}${SHAPE_TOKENS.density}:${DENSITY[policy.density]};`;
  const scheme = dark ? 'light dark' : 'only light';
  const choices = dark
    ? 'html[data-theme=light]{color-scheme:light}html[data-theme=dark]{color-scheme:dark}'
    : '';
  return (
    `:root{color-scheme:${scheme};${shape}${base.join('')}}${choices}` +
    `@media (prefers-contrast:more){:root{${more.join('')}}}`
  );
}

/** The theme of an instance out of its colours and typefaces. Never throws, and never makes text unreadable. */
export function compileTheme(input: ThemeInput): CompiledTheme {
  const made = solveTheme(input);
  const light = toHex(made.light.colours.page);
  return {
    engineVersion: ENGINE_VERSION,
    css: (input.fonts ? fontCss(input.fonts) : '') + writeCss(made),
    themeColor: { light, dark: made.dark ? toHex(made.dark.colours.page) : light },
    report: made.report,
    grounds: { light: made.light.grounds, dark: made.dark?.grounds ?? ANY_GROUNDS.dark },
  };
}
