import type { Family } from './hostile-code.ts';

/** Never gives the thread back, each by another part of the language. */
export const STUCK: Family = {
  'for without end': 'for (;;) {}',
  'while true': 'while (true) {}',
  'do while': 'let n = 0; do { n += 1; } while (n >= 0);',
  'labelled continue': 'outer: for (;;) { for (;;) continue outer; }',
  'finally that goes on': 'for (;;) { try { break; } finally { continue; } }',
  'catch that starts again': 'function a() { try { a(); } catch { a(); } } a();',
  'mutual recursion caught':
    'const a = () => { try { b(); } catch { b(); } }, b = () => { try { a(); } catch { a(); } }; a();',
  'busy waiting by the date': 'const end = Date.now() + 1e12; while (Date.now() < end);',
  'busy waiting by the clock': 'while (performance.now() < 1e12);',
  'loop in a timer': 'setTimeout(() => { for (;;) {} }, 50);',
  'loop in a late timer': 'setTimeout(() => { for (;;) {} }, 1200);',
  'loop in an interval': 'setInterval(() => { for (;;) {} }, 10);',
  'loop in a microtask': 'queueMicrotask(() => { for (;;) {} });',
  'loop in a promise': 'new Promise(() => { for (;;) {} });',
  'loop after an await': '(async () => { await null; for (;;) {} })();',
  'loop in an event': "panel.on('page.viewed', () => { for (;;) {} });",
  'loop in every event':
    "for (let i = 0; i < 99; i += 1) panel.on('page.viewed', () => { for (;;) {} });",
  'endless generator': 'function* g() { for (;;) yield 1; } for (const _ of g()) {}',
  'endless spread':
    'const endless = { *[Symbol.iterator]() { for (;;) yield; } }; new Set(endless).size;',
  'endless destructuring':
    'const it = { [Symbol.iterator]: () => ({ next: () => ({ done: false }) }) }; for (const [a] of [it, it]) { const [...rest] = a; }',
  'endless yield star':
    'function* g() { yield* g2(); } function* g2() { for (;;) yield; } for (const _ of g());',
  'endless array from':
    'Array.from({ [Symbol.iterator]: () => ({ next: () => ({ value: 0, done: false }) }) }, () => 0);',
  'loop in a getter': 'const o = { get a() { for (;;) {} } }; o.a;',
  'loop in a setter': 'const o = { set a(_v) { for (;;) {} } }; o.a = 1;',
  'loop in a proxy trap': 'new Proxy({}, { get() { for (;;) {} } }).x;',
  'loop in ownKeys': 'Object.keys(new Proxy({}, { ownKeys() { for (;;) {} } }));',
  'loop in toString': '`${{ toString() { for (;;) {} } }}`;',
  'loop in valueOf': '+{ valueOf() { for (;;) {} } };',
  'loop in toPrimitive': "'' + { [Symbol.toPrimitive]() { for (;;) {} } };",
  'loop in toJSON': "panel.send('https://a.example', { toJSON() { for (;;) {} } });",
  'loop in a reviver': "JSON.parse('[1]', () => { for (;;) {} });",
  'loop in a comparison': '[1, 2, 3].sort(() => { for (;;) {} });',
  'loop in a replacement': "'a'.replace(/a/, () => { for (;;) {} });",
  'loop in instanceof': '1 instanceof { [Symbol.hasInstance]() { for (;;) {} } };',
  'loop in a tag': '((strings) => { for (;;) {} })`x`;',
  'loop in a static block': 'class A { static { for (;;) {} } }',
  'loop in a constructor': 'class A { constructor() { for (;;) {} } } new A();',
  'loop in a default value': '((a = (() => { for (;;) {} })()) => a)();',
  'loop in species':
    'class A extends Array { static get [Symbol.species]() { for (;;) {} } } new A(3).map((x) => x);',
  'fibonacci of sixty': 'const f = (n) => (n < 2 ? n : f(n - 1) + f(n - 2)); f(60);',
  ackermann:
    'const a = (m, n) => m === 0 ? n + 1 : n === 0 ? a(m - 1, 1) : a(m - 1, a(m, n - 1)); for (;;) try { a(4, 2); } catch {}',
  'hanoi of fifty disks': 'const h = (n) => n && (h(n - 1), h(n - 1)); h(50);',
  'collatz for ever': 'for (let n = 27n; ; n = n % 2n ? 3n * n + 1n : n / 2n);',
  'power of big integers': 'let a = 3n; for (;;) a = (a * a) % (2n ** 200000n);',
  'a million digits': '(2n ** 4000000n).toString().length; for (;;) (3n ** 400000n).toString();',
  'regex of nested groups': "for (;;) /^(a+)+$/.test('a'.repeat(40) + '!');",
  'regex of alternatives': "/^(a|aa|aaa)+$/.test('a'.repeat(60) + '!');",
  'regex of stars':
    "/^(.*)*$/s.test('\\n'.repeat(40) + '\\u2028x'.repeat(10)); /(x+x+)+y/.test('x'.repeat(60));",
  'regex with a back reference': "/^(a*)*\\1$/.test('a'.repeat(50) + 'b');",
  'regex that looks behind': "/(?<=^(a+)+)b/.test('a'.repeat(60));",
  'regex for an address': "/^([a-z0-9_.-]+)+@([\\da-z.-]+)+$/.test('a'.repeat(60) + '!');",
  'split by a slow regex': "('a'.repeat(50) + 'b').split(/(a+)+c/);",
  'sorting without order':
    'const a = Array.from({ length: 3e6 }, (_, i) => i); for (;;) a.sort(() => Math.random() - 0.5);',
  'reversing a long text': "let t = 'x'.repeat(1e6); for (;;) t = [...t].reverse().join('');",
  'normalising a long text':
    "const t = '\\u1e9b\\u0323'.repeat(1e6); for (;;) t.normalize('NFKD');",
  'comparing by locale': "const t = 'ä'.repeat(1e5); for (;;) t.localeCompare('a'.repeat(1e5));",
  'formatting numbers': "for (;;) new Intl.NumberFormat('de').format(Math.random());",
  'cloning again and again':
    'let o = { a: Array.from({ length: 1e5 }, (_, i) => ({ i })) }; for (;;) o = structuredClone(o);',
  'parsing deep JSON': "for (;;) try { JSON.parse('['.repeat(1e6)); } catch {}",
  'writing JSON':
    'const o = Array.from({ length: 1e6 }, (_, i) => ({ i })); for (;;) JSON.stringify(o);',
  'random bytes': 'const a = new Uint8Array(65536); for (;;) crypto.getRandomValues(a);',
  'encoding a long text': "const t = 'ü'.repeat(1e6), e = new TextEncoder(); for (;;) e.encode(t);",
  'base 64 of a long text': "const t = 'x'.repeat(1e7); for (;;) btoa(t);",
};
