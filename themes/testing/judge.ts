import { modeLrgb, modeRgb, useMode, wcagContrast, wcagLuminance } from 'culori/fn';
import { readTheme } from '../check-theme.ts';
import type { CompiledTheme } from '../compile-theme.ts';
import { pairLaw, type Pair } from '../pairs.ts';
import { fullPolicy, type ThemeInput } from '../theme-input.ts';

useMode(modeRgb);
useMode(modeLrgb);

export interface Verdict {
  readonly pairs: number;
  readonly broken: readonly string[];
}

// What our own arithmetic may differ in the last bits; nobody sees 4.499999999.
const TOLERANCE = 1e-9;

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
    const say = ({ ink, ground, least }: Pair, ratio: number) =>
      broken.push(`${theme}${more ? ' more' : ''}: ${ink} on ${ground} ${ratio} < ${least}`);
    for (const pair of pairLaw({ ...policy, theme, more })) {
      pairs += 1;
      const ink = colours[pair.ink];
      const ground = colours[pair.ground];
      const one = lightOf(ink);
      const other = lightOf(ground);
      // The library's own contrast has the last word wherever the quotient is anywhere near.
      if ((one > other ? one / other : other / one) > pair.least + 0.001) continue;
      const ratio = wcagContrast(ink, ground);
      if (ratio < pair.least - TOLERANCE) say(pair, ratio);
    }
  }
  return { pairs, broken };
}
