import { contrast, toHex, type Rgb } from './colour.ts';
import { pairLaw, type Pair } from './pairs.ts';
import { DEFAULT_PRIMARY, type SeedName, type Seeds } from './palette.ts';
import type { ThemeColours } from './theme-colours.ts';
import type { FullPolicy, Palette, ThemeName } from './theme-input.ts';
import type { ColourToken } from './tokens.ts';

/**
 * Why a colour is not what the owner wrote: it is no colour at all; it lay outside the band of
 * page backgrounds; it lacked contrast. Or it was kept (`exact`) though its label has less than
 * the asked contrast.
 */
export type RepairReason = 'invalid' | 'band' | 'contrast' | 'kept';

export interface Repair {
  readonly theme: ThemeName;
  /** The colour of the settings that this is about. */
  readonly seed: SeedName;
  readonly token: ColourToken;
  readonly reason: RepairReason;
  readonly from: string;
  readonly to: string;
  readonly pair?: { readonly ink: ColourToken; readonly ground: ColourToken };
  /** The contrast of the pair before, now, and asked by the policy. */
  readonly was?: number;
  readonly ratio?: number;
  readonly least?: number;
}

interface Made {
  readonly theme: ThemeName;
  readonly palette: Palette;
  readonly seeds: Seeds;
  readonly made: ThemeColours;
  readonly policy: FullPolicy;
}

/** The tokens that carry a seed itself wherever contrast allows. */
const CARRIERS: readonly (readonly [SeedName, readonly ColourToken[]])[] = [
  ['text', ['text']],
  ['primary', ['brand-solid', 'brand-text', 'brand-edge']],
  ['accent', ['accent-solid', 'accent-text', 'accent-edge']],
];

const SEED_TOKEN: Readonly<Record<SeedName, ColourToken>> = {
  primary: 'brand-solid',
  accent: 'accent-solid',
  neutral: 'muted',
  background: 'page',
  text: 'text',
};

/** Rounded down, so that a report never claims more than there is. */
function floored(ratio: number): number {
  return Math.floor(ratio * 100) / 100;
}

function worstPair(token: ColourToken, colour: Rgb, { made, policy, theme }: Made) {
  const law = pairLaw({ ...policy, theme, more: false });
  let worst: { pair: Pair; ratio: number } | undefined;
  for (const pair of law) {
    if (pair.ink !== token && pair.ground !== token) continue;
    const other = pair.ink === token ? pair.ground : pair.ink;
    const ratio = contrast(colour, made.colours[other]);
    if (!worst || ratio / pair.least < worst.ratio / worst.pair.least) worst = { pair, ratio };
  }
  return worst;
}

function contrastRepair(seed: SeedName, token: ColourToken, work: Made): Repair | undefined {
  const from = work.made.wanted[token];
  const to = work.made.colours[token];
  if (from === undefined || from === to) return undefined;
  const worst = worstPair(token, from, work);
  if (!worst) return undefined;
  const { ink, ground, least } = worst.pair;
  const other = ink === token ? ground : ink;
  return {
    theme: work.theme,
    seed,
    token,
    reason: 'contrast',
    from: toHex(from),
    to: toHex(to),
    pair: { ink, ground },
    was: floored(worst.ratio),
    ratio: floored(contrast(to, work.made.colours[other])),
    least,
  };
}

/** The label of a kept brand that has less than the policy asks of labels elsewhere. */
function keptRepair(seed: 'primary' | 'accent', work: Made): Repair | undefined {
  const { policy, made, theme } = work;
  if (policy.fidelity !== 'exact' || policy.contrast !== 'aaa') return undefined;
  const family = seed === 'primary' ? 'brand' : 'accent';
  const ground = `${family}-solid` as const;
  const ink = `${family}-on` as const;
  const ratio = contrast(made.colours[ink], made.colours[ground]);
  if (ratio >= 7) return undefined;
  const hex = toHex(made.colours[ground]);
  const shown = { from: hex, to: hex, was: floored(ratio), ratio: floored(ratio), least: 7 };
  return { theme, seed, token: ground, reason: 'kept', pair: { ink, ground }, ...shown };
}

function invalidRepair(seed: SeedName, { theme, palette, made }: Made): Repair {
  const token = SEED_TOKEN[seed];
  const to = seed === 'primary' ? DEFAULT_PRIMARY : made.colours[token];
  return {
    theme,
    seed,
    token,
    reason: 'invalid',
    from: String(palette[seed] ?? ''),
    to: toHex(to),
  };
}

function bandRepair({ theme, seeds, made }: Made): Repair | undefined {
  const to = made.colours.page;
  if (seeds.background === undefined || seeds.background === to) return undefined;
  const from = toHex(seeds.background);
  return { theme, seed: 'background', token: 'page', reason: 'band', from, to: toHex(to) };
}

/** Everything that one theme does otherwise than the owner's colours say. */
export function repairsOf(work: Made): Repair[] {
  const { palette, seeds } = work;
  const found: (Repair | undefined)[] = [
    ...seeds.unreadable.map((seed) => invalidRepair(seed, work)),
    bandRepair(work),
    keptRepair('primary', work),
    palette.accent === undefined ? undefined : keptRepair('accent', work),
  ];
  for (const [seed, tokens] of CARRIERS) {
    if (palette[seed] === undefined || seeds.unreadable.includes(seed)) continue;
    for (const token of tokens) found.push(contrastRepair(seed, token, work));
  }
  return found.filter((repair) => repair !== undefined);
}
