import { isObject, isSameValue, type Values } from '#app/areas/studio/form/documents.ts';
import { builtInSettings } from '#app/lib/instance/built-in-settings.ts';
import type { Keepable } from '#themes/looks/apply-look.ts';
import { LOOKS } from '#themes/looks/looks.ts';
import { PRESETS } from '#themes/presets.ts';

interface Palettes {
  light?: unknown;
  dark?: unknown;
}

/** A palette that is missing is as good as one that is undefined. */
const palettesOf = ({ light, dark }: Palettes) => ({ light, dark });

/** Colours that nobody but us has chosen. */
const READY_MADE: readonly unknown[] = [...LOOKS, ...PRESETS, builtInSettings('')].map(
  ({ colours }) => palettesOf(colours),
);

/** What an owner has chosen by themselves, so that a look should ask before it replaces it. */
export function ownParts(settings: Values): Keepable[] {
  const { colours, fonts } = settings;
  const own: Keepable[] = [];
  const palettes = isObject(colours) ? palettesOf(colours) : undefined;
  if (palettes && !READY_MADE.some((one) => isSameValue(one, palettes))) own.push('colours');
  if (isObject(fonts) && !LOOKS.some((look) => isSameValue(look.fonts, fonts))) own.push('fonts');
  return own;
}
