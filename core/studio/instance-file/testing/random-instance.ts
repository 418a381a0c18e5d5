import type { InstanceFile } from '#core/studio/instance-file/instance-file.contract.ts';
import { FILE_LISTS } from '#core/studio/instance-file/instance-file.contract.ts';
import { setOfFile } from '#core/studio/instance-file/file-of-set.ts';
import { problemsOf } from '#core/studio/documents/document-problems.ts';
import { upToDate } from '#core/studio/revisions/restore-revision.ts';
import { identityOf, type KeptDocument } from '#core/tenancy/revisions/document-set.ts';
import { checkDocument } from '#core/tenancy/instances/check-documents.ts';
import { keyOf } from '#core/tenancy/instances/document.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '#instance-schema/document-kinds.ts';
import type { Example } from '#instance-schema/generate/examples.ts';
import type { Random } from '#tests/themes/random-input.ts';

type Body = Record<string, unknown>;

const MOST_DOCUMENTS = 6;
const MOST_CHANGES = 12;

/** What texts of people have in them that a writer or a reader of JSON may stumble over. */
const PIECES = [
  'a',
  'Ü',
  '漢字',
  '\u2028',
  '😀',
  '"',
  '\\',
  '</script>',
  ' ',
  '0',
  'e\u0301',
  '\u200f',
];

/**
 * A valid instance made of the examples of its schemas, present and past: any number of each kind,
 * each changed in many places for as long as its schema takes it, with its keys in any order.
 */
export function randomInstance(random: Random, examples: readonly Example[]): InstanceFile {
  const bodies = (kind: DocumentKind, most: number): Body[] => {
    const own = examples.filter((example) => example.kind === kind);
    const taken = new Set<unknown>();
    return Array.from({ length: below(random, most + 1) }, (_, at) => {
      const changed = vary(random, kind, numbered(kind, pick(random, own).document, at));
      const key = keyOf(kind, inCurrent(kind, changed));
      if (taken.has(key)) return [];
      if (key !== undefined) taken.add(key);
      return [shuffled(random, changed) as Body];
    }).flat();
  };
  const settings = examples.filter(({ kind }) => kind === 'settings');
  const lists = DOCUMENT_KINDS.flatMap((kind) =>
    kind === 'settings' ? [] : [[FILE_LISTS[kind], bodies(kind, MOST_DOCUMENTS)] as const],
  );
  return withoutTwins({
    format: 'marquee-instance/1',
    settings: vary(random, 'settings', pick(random, settings).document as Body),
    ...Object.fromEntries(lists),
  } as InstanceFile); // Each list of the table is there.
}

/** Some documents are wrong only beside others, such as two coupons with one code. */
function withoutTwins(file: InstanceFile): InstanceFile {
  const set = upToDate(setOfFile(file, []));
  const problems = problemsOf(set);
  const isGood = (one: KeptDocument) => (problems.get(identityOf(one)) ?? []).length === 0;
  if (set.every(isGood)) return file;
  const lists = DOCUMENT_KINDS.flatMap((kind) => {
    if (kind === 'settings') return [];
    const own = set.filter((one) => one.kind === kind);
    const name = FILE_LISTS[kind];
    return [[name, file[name].filter((_, at) => own[at] && isGood(own[at]))] as const];
  });
  return withoutTwins({ ...file, ...Object.fromEntries(lists) });
}

/** Numbers name documents, so that two of one example are told apart. */
function numbered(kind: DocumentKind, document: unknown, at: number): Body {
  const body = structuredClone(document) as Body; // Every example is an object.
  if (kind === 'page' && 'slug' in body) return { ...body, slug: `${String(body['slug'])}-${at}` };
  return 'id' in body ? { ...body, id: at + 1 } : body;
}

function vary(random: Random, kind: DocumentKind, body: Body): Body {
  let valid = body;
  for (let tries = below(random, MOST_CHANGES); tries > 0; tries -= 1) {
    const changed = structuredClone(valid);
    changeSomewhere(random, changed);
    if (checkDocument(kind, changed).ok) valid = changed;
  }
  return valid;
}

/** Changes one value, wherever it stands. */
function changeSomewhere(random: Random, value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const holder = value as Record<string, unknown>; // Arrays are written by their indexes alike.
  const name = pick(random, Object.keys(holder));
  if (name === undefined) return;
  const inner = holder[name];
  if (typeof inner === 'object' && inner !== null && random() < 0.7) {
    changeSomewhere(random, inner);
  } else if (random() < 0.2 && !Array.isArray(value)) {
    delete holder[name];
  } else {
    holder[name] = another(random, inner);
  }
}

function another(random: Random, value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return Math.round(value * random() * 200) / 100;
  if (typeof value === 'string') return value + pick(random, PIECES) + pick(random, PIECES);
  if (Array.isArray(value)) return random() < 0.5 ? value.toReversed() : value.slice(1);
  return value;
}

function shuffled(random: Random, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((inner) => shuffled(random, inner));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, inner]) => ({
    ...{ name, inner: shuffled(random, inner), place: random() },
  }));
  return Object.fromEntries(
    members.toSorted((a, b) => a.place - b.place).map(({ name, inner }) => [name, inner]),
  );
}

function inCurrent(kind: DocumentKind, body: Body): Body {
  const outcome = checkDocument(kind, body);
  return outcome.ok ? outcome.body : body;
}

const below = (random: Random, most: number): number => Math.floor(random() * most);

const pick = <Value>(random: Random, values: readonly Value[]): Value =>
  values[below(random, values.length)] as Value; // Undefined of none, which only keys may be.
