import { pointerTo } from '#instance-schema/json-pointer.ts';

/** Where a field stands on its page, made of where its value stands in the document. */
export function fieldId(pointer: string): string {
  return `field${pointer.replaceAll('/', '-')}`;
}

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
