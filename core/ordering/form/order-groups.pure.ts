import { NEW_LINE, type OrderLine } from './order-line.pure.ts';

/** The lines of an order form; each group of line indexes is one order. */
export interface OrderForm {
  lines: readonly OrderLine[];
  groups: readonly (readonly number[])[];
  activeLine: number;
}

export function formOf(line: OrderLine = NEW_LINE): OrderForm {
  return { lines: [line], groups: [[0]], activeLine: 0 };
}

/** Adds a line with the network and the link of the one before, in a group or in its own. */
export function addLine(form: OrderForm, group?: number): OrderForm {
  const { lines, groups } = form;
  const before = lines.at(-1);
  const line = before ? { ...NEW_LINE, networkId: before.networkId, url: before.url } : NEW_LINE;
  const at = lines.length;
  const isKnown = group !== undefined && groups[group] !== undefined;
  return {
    lines: [...lines, line],
    groups: isKnown
      ? groups.map((places, index) => (index === group ? [...places, at] : places))
      : [...groups, [at]],
    activeLine: at,
  };
}

/** Removes lines. A form always has a line: without any, it starts again with a new one. */
export function removeLines(form: OrderForm, removed: readonly number[]): OrderForm {
  const gone = new Set(removed);
  const kept = form.lines.flatMap((_, at) => (gone.has(at) ? [] : [at]));
  if (kept.length === 0) return formOf();
  const placeOf = new Map(kept.map((at, place) => [at, place]));
  const shrunk = form.groups.map((places) => places.flatMap((at) => placeOf.get(at) ?? []));
  // A line that is now alone in its group may be of any type again.
  const alone = new Set(
    shrunk.flatMap((places, group) =>
      places.length === 1 && form.groups[group]?.length !== 1 ? places : [],
    ),
  );
  const lines = kept.flatMap((at, place) => {
    const line = form.lines[at];
    if (!line) return [];
    return [alone.has(place) ? { ...line, availableServiceTypeIds: null } : line];
  });
  const groups = shrunk.filter((places) => places.length > 0);
  return { lines, groups, activeLine: activeAfter(form.activeLine, kept) };
}

/** The same line if it is still there, otherwise the one that took its index. */
function activeAfter(activeLine: number, kept: readonly number[]): number {
  const next = kept.findIndex((at) => at >= activeLine);
  return next === -1 ? kept.length - 1 : next;
}
