import type { DocumentKind, Documents } from '#instance-schema/document-kinds.ts';
import { defaultAt } from '#instance-schema/fill-defaults.ts';
import { pointerKeys, pointerTo, valueAt } from '#instance-schema/json-pointer.ts';
import { isDocument, validateDocument, type DocumentProblem } from '#instance-schema/validate.ts';
import { changeAt, parentOf, removeAt, ROOT } from './change-at.server.ts';
import { matchEntries } from './match-entries.server.ts';

/** A value that was refused, and what stands there now. */
export interface Rejection {
  pointer: string;
  keyword: string;
  message: string;
  replacedBy: 'last-good' | 'default' | 'nothing';
}

export interface Salvaged<Document> {
  /** Valid; undefined when nothing could be saved. */
  document: Document | undefined;
  rejections: Rejection[];
}

interface SalvageInput<Kind extends DocumentKind> {
  kind: Kind;
  candidate: unknown;
  /** The document that was valid before. */
  lastGood?: Documents[Kind] | undefined;
  /** Stands in for required values that have no default in the schema. */
  fallback?: Documents[Kind] | undefined;
}

/**
 * Far above what one document can validly hold. The validators gather every problem, in time that
 * grows with the square of their number.
 */
const MOST_VALUES = 20_000;

/** Every round mends all that is wrong at once, and rarely reveals more than one further step. */
const MOST_ROUNDS = 50;

interface Work {
  kind: DocumentKind;
  current: unknown;
  lastGood: unknown;
  fallback: unknown;
  /** How many ways to mend a place were tried already. */
  tried: Map<string, number>;
  rejections: Map<string, Rejection>;
}

interface Repair {
  pointer: string;
  replacedBy: Rejection['replacedBy'];
  value?: unknown;
}

/**
 * Makes a document valid by touching only what is wrong in it: each bad value falls back to its
 * last good one, else to its default, else it goes; what cannot go takes its parent with it.
 */
export function salvageDocument<Kind extends DocumentKind>(
  input: SalvageInput<Kind>,
): Salvaged<Documents[Kind]> {
  const { kind, candidate, lastGood, fallback } = input;
  const tooBig = tooBigIn(candidate);
  if (tooBig.length === 0 && isDocument(kind, candidate)) {
    return { document: candidate, rejections: [] };
  }
  const work: Work = {
    kind,
    current: structuredClone(candidate),
    lastGood,
    fallback,
    tried: new Map(),
    rejections: new Map(),
  };
  if (tooBig.length > 0) mend(work, tooBig);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const problems = validateDocument(kind, work.current);
    if (problems.length === 0) break;
    mend(work, problems);
    if (work.current === undefined) break;
  }
  const document = isDocument(kind, work.current) ? work.current : (lastGood ?? fallback);
  return { document, rejections: [...work.rejections.values()] };
}

/** The biggest properties of a document that is too big, without which it is not. */
function tooBigIn(candidate: unknown): DocumentProblem[] {
  const problem = (pointer: string): DocumentProblem => ({
    pointer,
    keyword: 'size',
    message: `must NOT be among more than ${MOST_VALUES} values`,
  });
  let left = countValues(candidate);
  if (left <= MOST_VALUES) return [];
  if (typeof candidate !== 'object' || candidate === null || Array.isArray(candidate)) {
    return [problem(ROOT)];
  }
  const sizes = Object.entries(candidate)
    .map(([key, value]) => ({ pointer: pointerTo(ROOT, key), size: countValues(value) }))
    .sort((a, b) => b.size - a.size);
  // A great many small ones leave nothing that is worth saving.
  if (sizes.length > MOST_VALUES) return [problem(ROOT)];
  const problems: DocumentProblem[] = [];
  for (const { pointer, size } of sizes) {
    if (left <= MOST_VALUES) break;
    problems.push(problem(pointer));
    left -= size;
  }
  return problems;
}

function countValues(root: unknown): number {
  let values = 0;
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const value = waiting.pop();
    values += 1;
    if (typeof value !== 'object' || value === null) continue;
    for (const child of Object.values(value)) waiting.push(child);
  }
  return values;
}

function mend(work: Work, problems: readonly DocumentProblem[]): void {
  const repairs = new Map<string, Repair>();
  for (const problem of mostTelling(problems)) {
    const target = targetOf(problem);
    // A property nobody knows was never good and has no default.
    if (problem.keyword === 'additionalProperties') work.tried.set(target, WAYS.indexOf(remove));
    const repair = findRepair(work, target, repairs);
    repairs.set(repair.pointer, repair);
    const { keyword, message } = problem;
    const { replacedBy } = repair;
    work.rejections.set(target, { pointer: target, keyword, message, replacedBy });
  }
  // The inner before the outer, and later entries of a list first, so that what comes after in
  // this order still stands where its pointer says.
  for (const repair of [...repairs.values()].sort((a, b) => compareKeys(b.pointer, a.pointer))) {
    applyRepair(work, repair);
  }
}

/**
 * An outer problem may be gone once the inner ones are mended, so those come first; except in a
 * list that is too long, whose entries nobody needs to look at.
 */
function mostTelling(problems: readonly DocumentProblem[]): DocumentProblem[] {
  const tooLong = new Set(
    problems.filter(({ keyword }) => keyword === 'maxItems').map(({ pointer }) => pointer),
  );
  const seen = problems.filter(
    (problem) => !ancestorsOf(targetOf(problem)).some((ancestor) => tooLong.has(ancestor)),
  );
  const outer = new Set(seen.flatMap((problem) => ancestorsOf(targetOf(problem))));
  return seen.filter((problem) => !outer.has(targetOf(problem)));
}

function targetOf({ pointer, missing }: DocumentProblem): string {
  return missing === undefined ? pointer : pointerTo(pointer, missing);
}

type Way = (work: Work, pointer: string) => Repair | undefined;

const takeLastGood: Way = ({ current, lastGood }, pointer) => {
  const value = lastGoodAt(current, lastGood, pointer);
  return value === undefined ? undefined : { pointer, value, replacedBy: 'last-good' };
};

const takeDefault: Way = ({ kind, current, fallback }, pointer) => {
  const value = defaultAt(kind, pointer, current) ?? structuredClone(valueAt(fallback, pointer));
  return value === undefined ? undefined : { pointer, value, replacedBy: 'default' };
};

const remove: Way = ({ current }, pointer) =>
  pointer === ROOT || valueAt(current, pointer) === undefined
    ? undefined
    : { pointer, replacedBy: 'nothing' };

const WAYS: readonly Way[] = [takeLastGood, takeDefault, remove];

/**
 * The next way to mend a place that was not tried yet; when there is none, its parent's. Several
 * problems of one place, or of one parent, are mended by one repair.
 */
function findRepair(work: Work, target: string, repairs: ReadonlyMap<string, Repair>): Repair {
  for (let pointer = target; ; pointer = parentOf(pointer)) {
    const known = repairs.get(pointer);
    if (known) return known;
    for (let way = work.tried.get(pointer) ?? 0; way < WAYS.length; way += 1) {
      work.tried.set(pointer, way + 1);
      const repair = WAYS[way]?.(work, pointer);
      if (repair) return repair;
    }
    if (pointer === ROOT) return { pointer: ROOT, replacedBy: 'nothing' };
  }
}

function applyRepair(work: Work, { pointer, replacedBy, value }: Repair): void {
  if (replacedBy !== 'nothing') {
    work.current = changeAt(work.current, pointer, value);
    return;
  }
  work.current = removeAt(work.current, pointer);
  const list = parentOf(pointer);
  if (pointer === ROOT || !Array.isArray(valueAt(work.current, list))) return;
  // The entries behind it moved up, so what was tried is known under wrong numbers.
  for (const known of work.tried.keys()) {
    if (known.startsWith(`${list}/`)) work.tried.delete(known);
  }
}

/** What stood in the last good document where a value stands now, entries matched by name. */
function lastGoodAt(current: unknown, lastGood: unknown, pointer: string): unknown {
  let here = current;
  let there = lastGood;
  for (const key of pointerKeys(pointer)) {
    const step = pointerTo(ROOT, key);
    if (Array.isArray(here)) {
      there = Array.isArray(there) ? matchEntries(here, there)[Number(key)] : undefined;
    } else {
      there = valueAt(there, step);
    }
    here = valueAt(here, step);
  }
  return structuredClone(there);
}

function ancestorsOf(pointer: string): string[] {
  const ancestors: string[] = [];
  for (let at = pointer; at !== ROOT;) {
    at = parentOf(at);
    ancestors.push(at);
  }
  return ancestors;
}

function compareKeys(left: string, right: string): number {
  return left.localeCompare(right, 'en', { numeric: true });
}
