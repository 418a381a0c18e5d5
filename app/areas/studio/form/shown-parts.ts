import type { LeafField } from '#instance-schema/field-node.ts';
import { LANGUAGES } from '#locales/languages.ts';
import { ZONE } from './field-place.ts';
import { instantIn, knownZone, localTime } from '#app/lib/periods/moments.ts';
import { percentText } from './written-numbers.ts';

/** What the inputs of a field hold, by the part of it that each is for. */
export type Parts = Readonly<Record<string, readonly string[]>>;

export const ON = 'on';
export const OFF = 'off';
/** Says that a list of boxes is there where none of them is ticked. */
export const PRESENT = '';

/** The names of the parts of a field; most have one. */
export function partsOf({ control }: LeafField): readonly string[] {
  if (isLocalized(control)) return LANGUAGES.map((language) => `/${language}`);
  return control === 'moment' ? ['', ZONE] : [''];
}

export const isLocalized = (control: LeafField['control']): boolean =>
  control.startsWith('localized-');

/** Fields of which several values can be ticked. */
const TICKED: readonly LeafField['control'][] = [
  'choices',
  'countries',
  'languages',
  'routes',
  'sequence',
  'service-types',
];
export const isTicked = (control: LeafField['control']): boolean => TICKED.includes(control);

/** Fields that show what holds without a word of the owner as if it were chosen. */
export const showsDefault = ({ control }: LeafField): boolean =>
  control === 'switch' || control === 'radio' || isTicked(control);

/** What stands in the inputs of a field for a value, valid or not. */
export function shownParts(field: LeafField, value: unknown, zone?: string): Parts {
  const { control } = field;
  const shown = value === undefined && showsDefault(field) ? field.default : value;
  if (control === 'switch') return { '': shown === true ? [OFF, ON] : [OFF] };
  if (isTicked(control)) return { '': [PRESENT, ...tickedIn(shown)] };
  if (isLocalized(control)) return localizedParts(value);
  if (control === 'words' || control === 'services') return { '': [linesOf(value)] };
  if (control === 'percent' && typeof value === 'number') return { '': [percentText(value)] };
  const instant = control === 'moment' ? instantIn(value) : undefined;
  if (instant !== undefined) {
    const known = knownZone(zone);
    return { '': [localTime(instant, known)], [ZONE]: [known] };
  }
  return { '': [plainText(shown)] };
}

/** A value as somebody could have typed it. */
export function plainText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return oneKindOfLineEnd(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Browsers send other line ends than documents have. */
export const oneKindOfLineEnd = (text: string): string => text.replace(/\r\n?/g, '\n');

export function tickedIn(value: unknown): string[] {
  return Array.isArray(value) ? [...new Set(value.map(plainText))] : [];
}

function localizedParts(value: unknown): Parts {
  // A plain text stands for every language; it is edited where English stands.
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return Object.fromEntries(
      LANGUAGES.map((one) => [`/${one}`, [one === 'en' ? plainText(value) : '']]),
    );
  }
  const texts = new Map<string, unknown>(Object.entries(value));
  return Object.fromEntries(LANGUAGES.map((one) => [`/${one}`, [plainText(texts.get(one))]]));
}

function linesOf(value: unknown): string {
  if (!Array.isArray(value)) return plainText(value);
  const lines = value.map(plainText);
  return lines.some((line) => /\n|^\s|\s$|^$/.test(line))
    ? JSON.stringify(value)
    : lines.join('\n');
}
