import { pointerTo } from '#instance-schema/json-pointer.ts';

/** Where a field stands on its page, made of where its value stands in the document. */
export function fieldId(pointer: string): string {
  return `field${pointer.replaceAll('/', '-')}`;
}

/** What an entry of a list asks for, which is closed until somebody comes to it. */
export const entryId = (pointer: string): string => `${fieldId(pointer)}-fields`;

/** An entry of a page's blocks by what the page itself calls it, wherever it stands in the list. */
export const blockAnchor = (id: string): string => `block-${id}`;

/** Where a link leads that means to edit a value: into an entry, which opens, or to a field. */
export const placeId = (pointer: string): string =>
  /\/\d+$/.test(pointer) ? entryId(pointer) : fieldId(pointer);

/** The parts of a localized text, of a moment and so on have names of their own. */
export const partName = (pointer: string, part: string): string =>
  part.startsWith('/') ? pointerTo(pointer, part.slice(1)) : pointer + part;

/** Names that no value has: none begins with a slash. */
export const BASE = '~base';
export const REV = '~rev';
export const STEP = '~step';
export const QUIET = '~quiet';
export const REMOVE = '~remove';

/** Beside the name of a field. */
export const ZONE = '~zone';
export const FILE = '~file';
export const KEPT = '~kept';
export const TAKE = '~take';
/** The entries that a list is drawn with, where they are not those that it is compared with. */
export const ENTRIES = '~entries';
