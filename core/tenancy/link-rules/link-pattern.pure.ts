import type { LinkShape } from '#core/catalogue/links/link-shapes.pure.ts';

/** A kind of page of a network, as data: an owner can write one, and none can be slow. */
export interface LinkPattern {
  shape: LinkShape;
  /**
   * Its path and what it needs of its query: `/{user:handle}/status/{id:digits}/*`. A part in braces
   * has a name and a kind, and may have a length: `{id:code:11}`, `{id:code:5-20}`. A star is one more
   * step that says nothing. What is called `user` or `slug` does not tell one page from another.
   */
  path: string;
  /** How it is written where that is not as it was read; it may begin with another host. */
  to?: string;
  /** What it counts as where the same thing has several shapes. */
  sameAs?: LinkShape;
}

interface Part {
  before: string;
  /** Undefined in a step that is the same in all links. */
  name: string | undefined;
  kind: Kind;
  shortest: number;
  longest: number;
  after: string;
}

interface Kind {
  allowed: RegExp;
  longest: number;
  /** Capitals do not matter in it. */
  folds?: true;
}

// Each is one class of characters, looked at once from left to right.
const KINDS = {
  digits: { allowed: /^[0-9]+$/, longest: 24 },
  code: { allowed: /^[A-Za-z0-9_-]+$/, longest: 100 },
  word: { allowed: /^[A-Za-z0-9_]+$/, longest: 64, folds: true },
  handle: { allowed: /^[A-Za-z0-9._-]+$/, longest: 64, folds: true },
  name: { allowed: /^[\p{L}\p{M}\p{N}._'-]+$/u, longest: 100, folds: true },
  slug: { allowed: /^[^/\\]+$/u, longest: 300 },
} as const satisfies Record<string, Kind>;

export interface CompiledPattern extends LinkPattern {
  steps: readonly Part[];
  /** So many more steps may follow. */
  extra: number;
  query: readonly { parameter: string; part: Part }[];
  /** Its first step is whatever somebody calls themselves. */
  beginsWithName: boolean;
}

const PART = /^([^{}]*)\{([a-z]+):([a-z]+)(?::(\d+)(?:-(\d+))?)?\}([^{}]*)$/;

/** Reads a pattern; what cannot be read is a fault of who wrote it. */
export function compilePattern(pattern: LinkPattern): CompiledPattern {
  const [path = '', query = ''] = pattern.path.split('?');
  const written = path.split('/').slice(1);
  const steps = written.filter((step) => step !== '*' && step !== '').map(readPart);
  const [first] = steps;
  return {
    ...pattern,
    steps,
    extra: written.filter((step) => step === '*').length,
    query: query === '' ? [] : query.split('&').map(readParameter),
    beginsWithName: first?.name !== undefined && first.before === '' && first.after === '',
  };
}

function readParameter(text: string) {
  const at = text.indexOf('=');
  return { parameter: text.slice(0, at), part: readPart(text.slice(at + 1)) };
}

function readPart(text: string): Part {
  if (!text.includes('{')) {
    const before = text.toLowerCase();
    return { before, name: undefined, kind: KINDS.slug, shortest: 0, longest: 0, after: '' };
  }
  const [, before = '', name = '', kindName = '', from, to, after = ''] = PART.exec(text) ?? [];
  if (!isKind(kindName)) throw new Error(`This part of a link cannot be read: ${text}`);
  const kind = KINDS[kindName];
  const shortest = from === undefined ? 1 : Number(from);
  const longest = to !== undefined ? Number(to) : from === undefined ? kind.longest : shortest;
  return { before, name, kind, shortest, longest, after };
}

function isKind(name: string): name is keyof typeof KINDS {
  return Object.hasOwn(KINDS, name);
}

export interface LinkAddress {
  host: string;
  /** Decoded, and none of them leads back. */
  steps: readonly string[];
  query: URLSearchParams;
}

/** What stands in the braces of a pattern; undefined where an address has another form. */
export function matchPattern(
  { steps, extra, query }: CompiledPattern,
  address: LinkAddress,
): Map<string, string> | undefined {
  const more = address.steps.slice(steps.length);
  if (address.steps.length < steps.length || more.length > extra) return undefined;
  if (!more.every((step) => KINDS.code.allowed.test(step))) return undefined;
  const values = new Map<string, string>();
  const pairs = [
    ...steps.map((part, at) => [part, address.steps[at] ?? ''] as const),
    ...query.map(({ part, parameter }) => [part, address.query.get(parameter) ?? ''] as const),
  ];
  return pairs.every(([part, text]) => takePart(part, text, values)) ? values : undefined;
}

function takePart(part: Part, text: string, values: Map<string, string>): boolean {
  const { before, name, kind, after } = part;
  if (name === undefined) return text.toLowerCase() === before;
  if (text.length > before.length + part.longest * 2 + after.length) return false;
  if (!text.toLowerCase().startsWith(before) || !text.toLowerCase().endsWith(after)) return false;
  const written = text.slice(before.length, text.length - after.length).normalize('NFC');
  const value = kind.folds ? written.toLowerCase().normalize('NFC') : written;
  if (value.length < part.shortest || value.length > part.longest) return false;
  if (!kind.allowed.test(value) || /^\.+$/.test(value) || mixesScripts(value)) return false;
  values.set(name, value);
  return true;
}

const LATIN = /\p{Script=Latin}/u;
/** Scripts that are not mixed with Latin letters in honest names. */
const ALONE = [
  ...[/\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u],
  ...[/\p{Script=Georgian}/u, /\p{Script=Hebrew}/u, /\p{Script=Arabic}/u],
  ...[/\p{Script=Cherokee}/u, /\p{Script=Coptic}/u, /\p{Script=Lisu}/u],
];

/** Look-alike letters of another script could imitate another account's name. */
function mixesScripts(value: string): boolean {
  const alone = ALONE.filter((script) => script.test(value)).length;
  return alone > 1 || (alone === 1 && LATIN.test(value));
}
