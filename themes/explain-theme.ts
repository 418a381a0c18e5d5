import { contrast, toHex } from './colour.ts';
import { solveTheme } from './compile-theme.ts';
import { pairLaw } from './pairs.ts';
import type { Repair } from './repairs.ts';
import type { ThemeInput, ThemeName } from './theme-input.ts';
import { COLOUR_NAMES, COLOUR_TOKENS, FAMILIES, PREFIX, type ColourToken } from './tokens.ts';

export interface PairReached {
  /** The other colour of the pair. */
  readonly other: ColourToken;
  readonly isInk: boolean;
  readonly hex: string;
  readonly least: number;
  readonly ratio: number;
}

/** Why a colour of one theme is what it is. */
export interface Explanation {
  readonly theme: ThemeName;
  readonly token: ColourToken;
  readonly hex: string;
  readonly origin: string;
  /** The colour before contrast was asked, where that is another one. */
  readonly wanted: string | undefined;
  /** The pairs it has to keep, the tightest first. */
  readonly pairs: readonly PairReached[];
  readonly repairs: readonly Repair[];
}

const NEUTRAL_ORIGINS: Readonly<Record<string, string>> = {
  page: 'the owner’s background, or a tinted white or black, kept in the band of its theme',
  surface: 'a step of lightness from the page',
  raised: 'two steps of lightness from the page',
  sunken: 'a step of lightness below the page',
  hover: 'a step of lightness from the page that is seen on page and surface',
  selected: 'a tint of the brand near the page',
  text: 'the owner’s text colour, or a near black or white with the tint of the neutral seed',
  muted: 'a grey with the tint of the neutral seed',
  placeholder: 'a lighter grey with the tint of the neutral seed',
  disabled: 'the faintest grey with the tint of the neutral seed',
  border: 'a line next to the page in lightness, with the tint of the neutral seed',
  control: 'a line that shows where a control ends, with the tint of the neutral seed',
  'focus-inner': 'the inner tone of focus: white in light, black in dark',
  'focus-outer': 'the outer tone of focus: the hue of the brand, far from the inner tone',
};

const PART_ORIGINS: Readonly<Record<string, string>> = {
  solid: 'the seed itself; under readable, moved as little as its label needs',
  hover: 'the solid, a step darker, or lighter where its label needs it',
  active: 'the solid, two steps darker, or lighter where its label needs it',
  on: 'white where it is readable on the solid, else black',
  subtle: 'a tint of the seed near the page',
  'subtle-hover': 'a tint of the seed, a step further from the page',
  text: 'the seed, moved in lightness until it is readable as text',
  strong: 'the text of the family, a step further, for hover and for its subtle ground',
  edge: 'the solid, moved in lightness until a line of it is seen on every ground',
};

/** The token by any of its names: `brand-solid`, `brand.solid`, `brand.onSolid`, `--mq-brand-on`. */
export function findToken(name: string): ColourToken | undefined {
  const plain = name
    .replace(/^var\(/, '')
    .replace(/\)$/, '')
    .replace(PREFIX, '');
  const direct = COLOUR_TOKENS.find((token) => token === plain.replace('.', '-'));
  if (direct) return direct;
  const [first = '', second] = plain.split('.');
  const family = FAMILIES.find((one) => one === first);
  const entries = Object.entries(family ? COLOUR_NAMES[family] : COLOUR_NAMES);
  const found = entries.find(([key]) => key === (family ? second : first))?.[1];
  return COLOUR_TOKENS.find((token) => token === found);
}

function originOf(token: ColourToken): string {
  const family = FAMILIES.find((one) => token.startsWith(`${one}-`));
  const key = family ? token.slice(family.length + 1) : token;
  return (family ? PART_ORIGINS : NEUTRAL_ORIGINS)[key] ?? '';
}

/** Why a token is what it is, in each theme that the instance offers. */
export function explainToken(input: ThemeInput, token: ColourToken): Explanation[] {
  const { light, dark, policy, report } = solveTheme(input);
  const explain = (theme: ThemeName, made: typeof light): Explanation => {
    const colour = made.colours[token];
    const before = made.wanted[token];
    const pairs = pairLaw({ ...policy, theme, more: false })
      .filter(({ ink, ground }) => ink === token || ground === token)
      .map(({ ink, ground, least }) => {
        const isInk = ground === token;
        const other = isInk ? ink : ground;
        const value = made.colours[other];
        return { other, isInk, hex: toHex(value), least, ratio: contrast(colour, value) };
      })
      .sort((a, b) => a.ratio / a.least - b.ratio / b.least);
    return {
      theme,
      token,
      hex: toHex(colour),
      origin: originOf(token),
      wanted: before === undefined || before === colour ? undefined : toHex(before),
      pairs,
      repairs: report.filter((repair) => repair.theme === theme && repair.token === token),
    };
  };
  return [explain('light', light), ...(dark ? [explain('dark', dark)] : [])];
}
