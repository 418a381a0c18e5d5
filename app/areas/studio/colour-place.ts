import { valueAt } from '#instance-schema/json-pointer.ts';
import type { Repair } from '#themes/repairs.ts';

/**
 * The field of the settings that a colour of a theme comes from: a theme without colours of its own
 * is made of those of the light one.
 */
export function colourPointer(settings: unknown, { theme, seed }: Pick<Repair, 'theme' | 'seed'>) {
  const own = `/colours/${theme}`;
  return `${valueAt(settings, own) === undefined ? '/colours/light' : own}/${seed}`;
}
