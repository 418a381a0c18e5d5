/** In place of a field: in which order the documents of a kind, or the entries of a list, stand. */
export const ORDER = '~order';

export interface ThreeOrders {
  base: readonly string[];
  mine: readonly string[];
  theirs: readonly string[];
}

/** The same three, of what is in all of them alone; undefined where nobody moved anything. */
export function movedOrders({ base, mine, theirs }: ThreeOrders): ThreeOrders | undefined {
  const inAll = commonOf(commonOf(base, mine), theirs);
  const common = {
    base: commonOf(base, inAll),
    mine: commonOf(mine, inAll),
    theirs: commonOf(theirs, inAll),
  };
  const isMoved =
    !isSameOrder(common.base, common.mine) || !isSameOrder(common.base, common.theirs);
  return isMoved ? common : undefined;
}

export const isSameOrder = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((name, at) => name === b[at]);

/** Those of the first that are in the second, in the order of the first. */
export function commonOf(names: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others);
  return names.filter((name) => known.has(name));
}

/**
 * One order for all that is left of two sides: as it leads, and what only the other side has behind
 * what it stands behind there.
 */
export function joinOrders(
  leading: readonly string[],
  other: readonly string[],
  kept: Set<string>,
) {
  const joined = leading.filter((name) => kept.has(name));
  const there = new Set(joined);
  other.forEach((name, at) => {
    if (!kept.has(name) || there.has(name)) return;
    const before = other.slice(0, at).findLast((earlier) => there.has(earlier));
    joined.splice(before === undefined ? 0 : joined.indexOf(before) + 1, 0, name);
    there.add(name);
  });
  return joined;
}
