import { contrast, toHex } from './colour.ts';
import { solveTheme, type ThemePair } from './compile-theme.ts';
import { pairLaw } from './pairs.ts';
import type { Repair } from './repairs.ts';
import type { ThemeInput, ThemeName } from './theme-input.ts';
import type { ColourToken } from './tokens.ts';

/** A pair of the law as a theme has it. */
export interface ReportedPair {
  readonly theme: ThemeName;
  readonly ink: ColourToken;
  readonly ground: ColourToken;
  readonly inkHex: string;
  readonly groundHex: string;
  readonly least: number;
  /** Rounded down, so that nothing is claimed that is not there. */
  readonly ratio: number;
  /** What was changed of the owner's colours for a colour of this pair. */
  readonly repairs: readonly Repair[];
}

interface ContrastReport {
  readonly pairs: readonly ReportedPair[];
  /** Everything that is otherwise than the owner's colours say, whatever pair it is for. */
  readonly repairs: readonly Repair[];
}

/** Every pair that components may use, in each theme that the instance offers. */
export function contrastReport(input: ThemeInput): ContrastReport {
  const solved = solveTheme(input);
  const pairs = [
    ...pairsOf(solved, 'light', solved.light),
    ...(solved.dark ? pairsOf(solved, 'dark', solved.dark) : []),
  ];
  return { pairs, repairs: solved.report };
}

function pairsOf(
  { policy, report }: ThemePair,
  theme: ThemeName,
  { colours }: ThemePair['light'],
): ReportedPair[] {
  const own = report.filter((repair) => repair.theme === theme);
  return pairLaw({ ...policy, theme, more: false }).map(({ ink, ground, least }) => ({
    theme,
    ink,
    ground,
    inkHex: toHex(colours[ink]),
    groundHex: toHex(colours[ground]),
    least,
    ratio: Math.floor(contrast(colours[ink], colours[ground]) * 100) / 100,
    repairs: own.filter(({ token }) => token === ink || token === ground),
  }));
}
