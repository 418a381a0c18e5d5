import type { AppLoadContext } from '@remix-run/node';
import { contrastReport, type ReportedPair } from '#themes/contrast-report.ts';
import type { Repair } from '#themes/repairs.ts';
import type { ThemeName } from '#themes/theme-input.ts';
import type { ColourToken } from '#themes/tokens.ts';
import { colourPointer } from '#app/areas/studio/colour-place.ts';
import { draftSettings } from '#app/lib/studio-preview/draft-settings.server.ts';

/** A change of one of the owner's colours, and where that colour is set. */
export interface ShownRepair extends Pick<Repair, 'seed' | 'token' | 'reason' | 'from' | 'to'> {
  pointer: string;
  /** The other colour of the pair that it is about. */
  other: ColourToken | undefined;
  was: number | undefined;
  ratio: number | undefined;
  least: number | undefined;
}

export interface ShownPair extends Omit<ReportedPair, 'repairs'> {
  repairs: readonly ShownRepair[];
}

/** The contrast of the caller's draft in one of its themes. */
export async function contrastData(context: AppLoadContext, wanted: ThemeName) {
  const settings = await draftSettings(context);
  const { darkModeAvailable } = settings;
  const report = contrastReport(settings);
  const theme = darkModeAvailable ? wanted : 'light';
  const shown = (repair: Repair): ShownRepair => {
    const { seed, token, reason, from, to, pair, was, ratio, least } = repair;
    const other = pair && (pair.ink === token ? pair.ground : pair.ink);
    const pointer = colourPointer(settings, repair);
    return { seed, token, reason, from, to, pointer, other, was, ratio, least };
  };
  const pairs = report.pairs
    .filter((pair) => pair.theme === theme)
    .map((pair): ShownPair => ({ ...pair, repairs: pair.repairs.map(shown) }));
  const repairs = report.repairs.filter((repair) => repair.theme === theme).map(shown);
  return { theme, hasDark: darkModeAvailable, pairs, repairs };
}
