import { parse } from '@conform-to/react';

const MOST_ENTRIES = 2000;
const LONGEST_NAME = 200;
const DEEPEST_NAME = 8;
/** A longer list would be made as long as its name says, with nothing in it. */
const HIGHEST_INDEX = 999;
const RESERVED = /(^|[.[\]])(__proto__|constructor|prototype)($|[.[\]])/;

/** Refuses what no form of ours sends and conform would stumble over; a 400 instead of a 500. */
export function guardForm(form: FormData): void {
  const names = [...form.keys()];
  if (names.length > MOST_ENTRIES || names.some(isHostile)) refuse();
  // Which list a button of a form adds to is told in the form itself.
  const intent = form.get('__intent__');
  if (intent !== null && (typeof intent !== 'string' || !isHarmless(intent))) refuse();
  try {
    parse(form, { resolve: () => ({ value: undefined }) }).reply();
  } catch {
    refuse();
  }
}

function refuse(): never {
  // Remix answers with a response that is thrown.
  throw new Response(null, { status: 400 });
}

function isHostile(name: string): boolean {
  if (name.length > LONGEST_NAME || RESERVED.test(name)) return true;
  const steps = name.split(/[.[]/);
  if (steps.length > DEEPEST_NAME) return true;
  return [...name.matchAll(/\[(\d+)\]/g)].some(([, index]) => Number(index) > HIGHEST_INDEX);
}

/** An intent may name a field, too, and an index. */
function isHarmless(intent: string): boolean {
  try {
    const { payload } = JSON.parse(intent) as { payload?: Record<string, unknown> }; // Or it throws.
    const { name = '', index = 0, from = 0, to = 0 } = payload ?? {};
    return (
      typeof name === 'string' &&
      !isHostile(name) &&
      [index, from, to].every((at) => Number.isInteger(at) && Number(at) <= HIGHEST_INDEX)
    );
  } catch {
    return false;
  }
}
