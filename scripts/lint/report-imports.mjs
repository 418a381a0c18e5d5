/**
 * Reports what dependency-cruiser has found: each import that a rule refuses, and each circle of
 * folders of the core, which no rule can see that looks at one import.
 */
export default function reportImports({ modules, summary }) {
  const refused = summary.violations
    .filter(({ rule }) => rule.severity === 'error')
    .map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  const circle = findCircle(importsOfNouns(modules));
  const lines = circle ? [...refused, `nouns-look-one-way: ${circle.join(' → ')}`] : refused;
  return { output: lines.map((line) => `${line}\n`).join(''), exitCode: lines.length };
}

const NOUN = /^core\/(?!testing\/)[^/]+\/[^/]+(?=\/)/;
const OF_TESTS = /\.test\.ts$|\/testing\//;

/** Which folders of the core import which, when the program runs. */
function importsOfNouns(modules) {
  const nouns = new Map();
  for (const { source, dependencies } of modules) {
    const noun = NOUN.exec(source)?.[0];
    if (noun === undefined || OF_TESTS.test(source)) continue;
    const imported = nouns.get(noun) ?? new Set();
    nouns.set(noun, imported);
    for (const { resolved, dependencyTypes } of dependencies) {
      const other = NOUN.exec(resolved)?.[0];
      if (other === undefined || other === noun || dependencyTypes.includes('type-only')) continue;
      imported.add(other);
    }
  }
  return nouns;
}

/** A way from a folder back to it, or nothing. */
function findCircle(nouns) {
  const done = new Set();
  const follow = (noun, path) => {
    const at = path.indexOf(noun);
    if (at >= 0) return [...path.slice(at), noun];
    if (done.has(noun)) return undefined;
    for (const other of nouns.get(noun) ?? []) {
      const circle = follow(other, [...path, noun]);
      if (circle) return circle;
    }
    done.add(noun);
    return undefined;
  };
  for (const noun of [...nouns.keys()].sort()) {
    const circle = follow(noun, []);
    if (circle) return circle;
  }
  return undefined;
}
