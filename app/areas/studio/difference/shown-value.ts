import { pointerTo } from '#instance-schema/json-pointer.ts';
import { isRecord } from '#app/areas/studio/report/places.ts';

/** A value in words: what it says, and how that is to be shown. */
export interface ShownValue {
  look: 'nothing' | 'text' | 'colour' | 'moment' | 'yes' | 'no';
  text: string;
}

const COLOUR = /^#[0-9a-f]{6}$/i;

/** One value that is no object, or a list of such. */
export function shownValue(value: unknown): ShownValue {
  if (value === undefined || value === null || value === '') return { look: 'nothing', text: '' };
  if (typeof value === 'boolean') return { look: value ? 'yes' : 'no', text: '' };
  if (typeof value === 'string') {
    return { look: COLOUR.test(value) ? 'colour' : 'text', text: value };
  }
  if (Array.isArray(value)) {
    const texts = value.map((entry: unknown) => plainText(entry));
    return texts.length === 0
      ? { look: 'nothing', text: '' }
      : { look: 'text', text: texts.join(', ') };
  }
  return { look: 'text', text: plainText(value) };
}

const plainText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

/** A value within one that came, went or changed as a whole. */
interface Part {
  pointer: string;
  value: unknown;
}

/** The single values in an object or a list of objects; everything else is one itself. */
export function partsOf(value: unknown, pointer: string): Part[] {
  const isList = Array.isArray(value) && value.some(isRecord);
  if (!isRecord(value) && !isList) return [{ pointer, value }];
  const entries = Object.entries(value as object); // An object or a list, as said above.
  return entries.flatMap(([name, part]) => partsOf(part, pointerTo(pointer, name)));
}
