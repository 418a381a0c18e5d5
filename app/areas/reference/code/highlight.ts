export type CodeLanguage = 'curl' | 'python' | 'php' | 'node' | 'go' | 'ruby' | 'json' | 'http';

/** What a part of code is: a comment, a string, a keyword or a number. */
type Kind = 'c' | 's' | 'k' | 'n';
/** Text as it is, or with what it is. */
export type CodePart = string | readonly [kind: Kind, text: string];

const words = (text: string) => new RegExp(`\\b(?:${text.replaceAll(' ', '|')})\\b`, 'y');

const DOUBLE = /"(?:[^"\\\n]|\\.)*"/y;
const SINGLE = /'(?:[^'\\\n]|\\.)*'/y;
const BACKTICK = /`[^`]*`/y;
const NUMBER = /\b\d+(?:\.\d+)?\b/y;
const HASH = /#[^\n]*/y;
const SLASHES = /\/\/[^\n]*/y;

type Rule = readonly [Kind, RegExp];

/** Tried in this order at each place; what none of them knows is text. */
const RULES: Readonly<Record<CodeLanguage, readonly Rule[]>> = {
  curl: [
    ['s', DOUBLE],
    ['s', /'[^']*'/y],
    ['k', /\bcurl\b|(?<=\s)--?[A-Za-z][\w-]*/y],
  ],
  python: [
    ['c', HASH],
    ['s', DOUBLE],
    ['s', SINGLE],
    ['k', words('import from def return with as if not in for raise True False None')],
    ['n', NUMBER],
  ],
  php: [
    ['c', SLASHES],
    ['s', SINGLE],
    ['s', DOUBLE],
    ['k', words('function return if foreach as string bool array true false null')],
    ['n', NUMBER],
  ],
  node: [
    ['c', SLASHES],
    ['s', SINGLE],
    ['s', DOUBLE],
    ['s', BACKTICK],
    ['k', words('import from export function const let await async return if new true false null')],
    ['n', NUMBER],
  ],
  go: [
    ['c', SLASHES],
    ['s', DOUBLE],
    ['s', BACKTICK],
    ['k', words('package import func return if for range defer nil true false string bool')],
    ['n', NUMBER],
  ],
  ruby: [
    ['c', HASH],
    ['s', DOUBLE],
    ['s', SINGLE],
    ['k', words('require def end return if unless do true false nil')],
    ['n', NUMBER],
  ],
  json: [
    ['k', /"(?:[^"\\\n]|\\.)*"(?=\s*:)/y],
    ['s', DOUBLE],
    ['n', /-?\b\d+(?:\.\d+)?\b|\b(?:true|false|null)\b/y],
  ],
  http: [['k', /^[\w-]+(?=: )/my]],
};

/** Code in the parts that differ in colour; put together again, they are what was given. */
export function highlight(code: string, language: CodeLanguage): CodePart[] {
  const parts: CodePart[] = [];
  let plain = '';
  for (let at = 0; at < code.length;) {
    const found = partAt(code, at, RULES[language]);
    if (found) {
      if (plain !== '') parts.push(plain);
      plain = '';
      parts.push(found);
      at += found[1].length;
    } else {
      // A word is passed over as a whole, so that nothing is found in the middle of it.
      const [step] = /^(?:\w+|\s+|.)/s.exec(code.slice(at, at + LONGEST_WORD)) ?? [''];
      plain += step;
      at += step.length;
    }
  }
  return plain === '' ? parts : [...parts, plain];
}

const LONGEST_WORD = 80;

function partAt(code: string, at: number, rules: readonly Rule[]): [Kind, string] | undefined {
  for (const [kind, pattern] of rules) {
    pattern.lastIndex = at;
    const text = pattern.exec(code)?.[0];
    if (text) return [kind, text];
  }
  return undefined;
}
