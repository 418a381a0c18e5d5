import type { LeafField } from '#instance-schema/field-node.ts';
import { ZONE } from './field-place.ts';
import { instantIn, instantOf, knownZone, momentText } from '#app/lib/periods/moments.ts';
import {
  isLocalized,
  isTicked,
  ON,
  oneKindOfLineEnd,
  PRESENT,
  shownParts,
  showsDefault,
  type Parts,
} from './shown-parts.ts';
import { numberIn, plainDecimal, shareIn } from './written-numbers.ts';

/**
 * The value that somebody wrote into a field: the very one of before where the inputs hold what they
 * were made with, undefined where they were emptied. What is no value of its type stays as it was
 * typed, so that nothing is lost and the document says what is wrong with it.
 */
export function readParts(field: LeafField, parts: Parts, before: unknown): unknown {
  if (isUnchanged(field, parts, before)) return before;
  const value = valueOf(field, parts, before);
  const isDefault = showsDefault(field) && isSame(value, field.default);
  return isDefault ? undefined : value;
}

function isUnchanged(field: LeafField, parts: Parts, before: unknown): boolean {
  const zone = parts[ZONE]?.[0];
  const shown = shownParts(field, before, zone);
  const isSet = isTicked(field.control) && field.control !== 'sequence';
  return Object.entries(parts).every(([part, texts]) => {
    // A browser writes a zone as it likes.
    if (part === ZONE) return true;
    const made = shown[part] ?? [];
    const given = texts.map(oneKindOfLineEnd);
    return isSet ? isSame([...given].sort(), [...made].sort()) : isSame(given, made);
  });
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function valueOf(field: LeafField, parts: Parts, before: unknown): unknown {
  const { control, isNumeric } = field;
  if (isLocalized(control)) return localizedIn(parts, before);
  const texts = parts[''] ?? [];
  if (isTicked(control)) {
    return texts.filter((text) => text !== PRESENT).map((text) => entryOf(text, isNumeric));
  }
  if (control === 'switch') return texts.includes(ON);
  const text = oneKindOfLineEnd(texts.at(-1) ?? '');
  if (control === 'text-area' || control === 'code') return text === '' ? undefined : text;
  const line = text.trim();
  if (line === '') return undefined;
  switch (control) {
    case 'percent':
      return shareIn(line) ?? line;
    case 'number':
      return numberIn(line) ?? line;
    case 'amount':
    case 'decimal':
      return plainDecimal(line);
    case 'colour':
      return colourIn(line);
    case 'moment':
      return momentIn(field, { local: line, zone: parts[ZONE]?.[0] });
    case 'words':
    case 'services':
      return listIn(text, isNumeric);
    default:
      return entryOf(line, isNumeric);
  }
}

/** An id is a number where it looks like one. */
const entryOf = (text: string, isNumeric: boolean | undefined) =>
  isNumeric && /^\d{1,16}$/.test(text) ? (numberIn(text) ?? text) : text;

/** Three digits, and a hash left out, are how people write colours. */
function colourIn(text: string): string {
  const [, digits] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text) ?? [];
  if (digits === undefined) return text;
  const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return `#${six.toLowerCase()}`;
}

function momentIn(
  { isUtc }: LeafField,
  { local, zone }: { local: string; zone: string | undefined },
): string {
  // Without a zone beside it, the moment itself was written.
  if (zone === undefined) return local;
  const known = knownZone(zone);
  const instant = instantIn(local) ?? instantOf({ local, zone: known });
  return instant === undefined ? local : momentText(instant, isUtc ? undefined : known);
}

function listIn(text: string, isNumeric: boolean | undefined): unknown {
  if (/^\s*\[/.test(text)) {
    try {
      return JSON.parse(text) as unknown; // As it was shown, whatever it is.
    } catch {
      return [text];
    }
  }
  const lines = text
    .split(isNumeric ? /[\s,;]+/ : /\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.length === 0 ? undefined : lines.map((line) => entryOf(line, isNumeric));
}

/** A text that was one for all languages stays it, as long as no other language has one. */
function localizedIn(parts: Parts, before: unknown): unknown {
  const texts = Object.entries(parts).flatMap(([part, [text = '']]) => {
    const own = oneKindOfLineEnd(text);
    return own.trim() === '' ? [] : [[part.slice(1), own] as const];
  });
  if (texts.length === 0) return undefined;
  const [only] = texts;
  const isPlain = typeof before === 'string' && texts.length === 1 && only?.[0] === 'en';
  return isPlain ? only[1] : Object.fromEntries(texts);
}
