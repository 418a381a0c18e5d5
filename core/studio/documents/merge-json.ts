import { pointerTo } from '#instance-schema/json-pointer.ts';
import { isListOfEntries, isObject, isSame, type JsonObject } from './json-value.ts';
import { joinOrders, movedOrders, ORDER } from './order.ts';

/** The same place in what two sides began with and in what each of them made of it. */
export interface Three {
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/** A field that is not the same everywhere; a value that is absent is undefined. */
export interface FieldOfThree extends Three {
  pointer: string;
  /** Both sides changed it, not to the same. */
  isConflict: boolean;
}

export type Side = 'mine' | 'theirs';
export type Choose = (field: FieldOfThree) => Side;

/** All that differs, and what comes out when each conflict is decided. */
export interface Merged {
  value: unknown;
  fields: FieldOfThree[];
}

/**
 * Joins two sides field by field. What only one of them changed is taken from that side; entries of
 * lists are known by their ids, any other list is one value.
 */
export function mergeJson(three: Three, choose: Choose, pointer = ''): Merged {
  const { base, mine, theirs } = three;
  if (isSame(mine, theirs) && isSame(base, mine)) return { value: mine, fields: [] };
  if (isObject(base) && isObject(mine) && isObject(theirs)) {
    return mergeObjects({ base, mine, theirs }, choose, pointer);
  }
  if (isListOfEntries(base) && isListOfEntries(mine) && isListOfEntries(theirs)) {
    return mergeLists({ base, mine, theirs }, choose, pointer);
  }
  const field = { ...three, pointer, isConflict: isConflict(three) };
  return { value: decide(field, choose), fields: [field] };
}

function isConflict({ base, mine, theirs }: Three): boolean {
  return !isSame(mine, theirs) && !isSame(base, mine) && !isSame(base, theirs);
}

function decide(field: FieldOfThree, choose: Choose): unknown {
  if (field.isConflict) return field[choose(field)];
  return isSame(field.base, field.mine) ? field.theirs : field.mine;
}

type ThreeOf<Value> = Record<keyof Three, Value>;

function mergeObjects(
  { base, mine, theirs }: ThreeOf<JsonObject>,
  choose: Choose,
  pointer: string,
): Merged {
  const names = new Set([base, mine, theirs].flatMap((side) => Object.keys(side)));
  const fields: FieldOfThree[] = [];
  const members = new Map<string, unknown>();
  for (const name of names) {
    const three = { base: own(base, name), mine: own(mine, name), theirs: own(theirs, name) };
    const merged = mergeJson(three, choose, pointerTo(pointer, name));
    fields.push(...merged.fields);
    if (merged.value !== undefined) members.set(name, merged.value);
  }
  return { value: Object.fromEntries(members), fields };
}

const own = (object: JsonObject, name: string): unknown =>
  Object.hasOwn(object, name) ? object[name] : undefined;

type Entries = readonly (JsonObject & { id: string | number })[];

function mergeLists(three: ThreeOf<Entries>, choose: Choose, pointer: string): Merged {
  const byId = mapThree(three, (list) => new Map(list.map((entry) => [String(entry.id), entry])));
  const ids = mapThree(three, (list) => list.map(({ id }) => String(id)));
  // A place in my list where it is there; the others are counted on behind its end.
  const all = [...new Set([...ids.mine, ...ids.theirs, ...ids.base])];
  const fields: FieldOfThree[] = [];
  const values = new Map<string, unknown>();
  all.forEach((id, at) => {
    const sides = mapThree(byId, (entries) => entries.get(id));
    const merged = mergeJson(sides, choose, pointerTo(pointer, at));
    fields.push(...merged.fields);
    if (merged.value !== undefined) values.set(id, merged.value);
  });
  const moved = movedOrders(ids);
  const order = moved && orderField(moved, pointer);
  if (order) fields.push(order);
  const leading = leadingSide(order, choose);
  const [first, second] = leading === 'mine' ? [ids.mine, ids.theirs] : [ids.theirs, ids.mine];
  const joined = joinOrders(first, second, new Set(values.keys()));
  return { value: joined.map((id) => values.get(id)), fields };
}

/** What both sides have moved, or one of them, as a field of its own. */
export function orderField(orders: ThreeOf<readonly string[]>, pointer: string): FieldOfThree {
  return { ...orders, pointer: `${pointer}/${ORDER}`, isConflict: isConflict(orders) };
}

/** Whose order holds. */
export function leadingSide(order: FieldOfThree | undefined, choose: Choose): Side {
  if (!order) return 'mine';
  if (order.isConflict) return choose(order);
  return isSame(order.base, order.mine) ? 'theirs' : 'mine';
}

function mapThree<From, To>(three: ThreeOf<From>, change: (side: From) => To): ThreeOf<To> {
  return { base: change(three.base), mine: change(three.mine), theirs: change(three.theirs) };
}
