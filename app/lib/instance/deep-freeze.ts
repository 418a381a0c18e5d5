/** Freezes a tree of plain objects and lists to the last leaf. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const child of Object.values(value)) deepFreeze(child);
  return value;
}

const refuseChange = () => {
  throw new TypeError('A compiled instance cannot be changed');
};

/** Freezing a map leaves its entries open, so its own methods are taken away as well. */
export function frozenMap<Key, Value>(
  entries: Iterable<readonly [Key, Value]>,
): ReadonlyMap<Key, Value> {
  const map = new Map(entries);
  Object.defineProperties(map, {
    set: { value: refuseChange },
    delete: { value: refuseChange },
    clear: { value: refuseChange },
  });
  return Object.freeze(map);
}
