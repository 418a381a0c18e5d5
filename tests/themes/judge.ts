import { modeLrgb, modeRgb, useMode, wcagContrast, wcagLuminance } from 'culori/fn';
import { readTheme } from '#themes/check-theme.ts';
import type { CompiledTheme } from '#themes/compile-theme.ts';
import { pairLaw } from '#themes/pairs.ts';
import { FAMILY_TOKENS } from '#themes/tokens.ts';
import { fullPolicy, type ThemeInput } from '#themes/theme-input.ts';

useMode(modeRgb);
useMode(modeLrgb);

export interface Verdict {
  readonly pairs: number;
  readonly broken: readonly string[];
}

// What our own arithmetic may differ in the last bits; nobody sees 4.499999999.
const TOLERANCE = 1e-9;

/** What is pointed at or pressed must be seen to change, as far as luminance goes. */
const SEEN = 1.03;
const CHANGES = [
  ['page', 'hover'],
  ['surface', 'hover'],
  ...Object.values(FAMILY_TOKENS).flatMap((names) => [
    [names.solid, names.hover],
    [names.hover, names.active],
    [names.subtle, names['subtle-hover']],
  ]),
] as const;

const apart = (one: number, other: number) => (one > other ? one / other : other / one);

/** Judges a finished CSS by culori, an independent colour library, and not by our own functions. */
export function judge(input: ThemeInput, { css }: Pick<CompiledTheme, 'css'>): Verdict {
  const policy = fullPolicy(input.colours.policy);
  const luminances = new Map<string, number>();
  const lightOf = (hex: string) => {
    let light = luminances.get(hex);
    if (light === undefined) {
      light = wcagLuminance(hex);
      luminances.set(hex, light);
    }
    return light + 0.05;
  };
  const broken: string[] = [];
  let pairs = 0;
  for (const { theme, more, colours } of readTheme(css)) {
    const lights: Record<string, number> = {};
    for (const [token, hex] of Object.entries(colours)) lights[token] = lightOf(hex);
    // In more contrast a control is told by its outline.
    for (const [rest, changed] of more ? [] : CHANGES) {
      const ratio = apart(lights[rest] ?? 0, lights[changed] ?? 0);
      if (ratio >= SEEN) continue;
      broken.push(`${theme}: ${changed} is not seen on ${rest} ${ratio}`);
    }
    const law = pairLaw({ ...policy, theme, more });
    pairs += law.length;
    for (const { ink, ground, least } of law) {
      const one = lights[ink] ?? 0;
      const other = lights[ground] ?? 0;
      // The library's own contrast has the last word wherever the quotient is anywhere near.
      if (apart(one, other) > least + 0.001) continue;
      const ratio = wcagContrast(colours[ink], colours[ground]);
      if (ratio >= least - TOLERANCE) continue;
      broken.push(`${theme}${more ? ' more' : ''}: ${ink} on ${ground} ${ratio} < ${least}`);
    }
  }
  return { pairs, broken };
}
