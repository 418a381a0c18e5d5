import type { Family } from './hostile-code.ts';

/** Changes what all code of its world stands on, and hopes that ours does, too. */
export const POLLUTION: Family = {
  'prototype of objects':
    "Object.prototype.kind = 'alive'; Object.prototype.target = '{{stranger}}'; Object.prototype.body = 'x'; for (;;) {}",
  'setter on objects':
    "Object.defineProperty(Object.prototype, 'kind', { set(v) { throw v; }, get() { return 'beat'; } });",
  'then on objects':
    'Object.prototype.then = function (done) { for (;;) {} }; (async () => ({}))();',
  'toJSON on objects':
    "Object.prototype.toJSON = () => { for (;;) {} }; panel.send('{{stranger}}', {});",
  'toString on objects': 'Object.prototype.toString = () => { for (;;) {} }; console.log({});',
  'get and set for descriptors':
    "Object.prototype.get = () => 1; Object.prototype.set = () => 1; Object.defineProperty({}, 'x', {});",
  'proto in a payload':
    'panel.send(\'{{stranger}}\', JSON.parse(\'{"__proto__":{"kind":"alive"}}\'));',
  'proto setter': "({}).__proto__.__defineSetter__('x', () => { for (;;) {} });",
  'frozen prototypes':
    'for (const k of Object.getOwnPropertyNames(self)) { try { Object.freeze(self[k].prototype); Object.freeze(self[k]); } catch {} }',
  'frozen world': 'Object.freeze(self); Object.preventExtensions(globalThis);',
  'call and apply':
    "Function.prototype.call = function (...a) { panel.send('{{stranger}}', String(this)); }; Function.prototype.apply = Function.prototype.call; Function.prototype.bind = Function.prototype.call;",
  'call that captures':
    "const seen = []; Function.prototype.call = function () { seen.push(this); }; Reflect.apply = (f) => seen.push(f); panel.on('page.viewed', () => seen.forEach((f) => f('{{stranger}}')));",
  'push of lists': "Array.prototype.push = function () { for (;;) {} }; panel.on('x', () => {});",
  'iterator of lists':
    "Array.prototype[Symbol.iterator] = function* () { for (;;) yield () => {}; }; panel.on('page.viewed', () => {}); panel.on('page.viewed', () => {});",
  'setter on lists': "Object.defineProperty(Array.prototype, '0', { set() { for (;;) {} } });",
  'methods of lists':
    "for (const k of ['map', 'filter', 'forEach', 'join', 'slice']) Array.prototype[k] = () => { for (;;) {} }; console.log('x'); panel.on('page.viewed', () => {});",
  'map that captures':
    "Map.prototype.get = function () { return [() => { for (;;) {} }]; }; panel.on('page.viewed', () => {});",
  'map that lies':
    "Map.prototype.set = function () { return null; }; Map.prototype.get = () => ({ length: 1e9 }); panel.on('page.viewed', () => {});",
  'methods of texts':
    "String.prototype.slice = () => ({}); self.String = () => { for (;;) {} }; console.log('x'); throw new Error('x');",
  JSON: "JSON.stringify = () => ({ toString: () => '{{stranger}}' }); JSON.parse = null; panel.send('{{stranger}}', 1);",
  'JSON that is no text':
    "JSON.stringify = () => new Array(1e7).fill({}); setInterval(() => panel.send('https://a.example', 1), 1);",
  'JSON that cannot be cloned':
    "JSON.stringify = () => () => {}; setInterval(() => panel.send('https://a.example', 1), 1);",
  promises:
    'Promise.prototype.then = () => { for (;;) {} }; Promise.resolve = null; (async () => { await 1; })();',
  'species of promises':
    'Object.defineProperty(Promise, Symbol.species, { get() { for (;;) {} } }); Promise.resolve(1).then(() => {});',
  errors: "Error.prototype.toString = () => { for (;;) {} }; Promise.reject(new Error('x'));",
  'error messages':
    "Object.defineProperty(Error.prototype, 'message', { get() { for (;;) {} } }); setInterval(() => { throw new Error(); }, 0);",
  defineProperty:
    "Object.defineProperty = () => { for (;;) {} }; Reflect.deleteProperty = null; panel.on('page.viewed', () => {});",
  'typeof games': 'panel.on(Object.assign(() => {}, { toString() { for (;;) {} } }), () => {});',
  'names that are symbols':
    "panel.on(Symbol('x'), () => {}); panel.on({ toString: null }, () => {});",
  'names of the prototype':
    "for (const n of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) panel.on(n, () => { for (;;) {} });",
  'listener that is a proxy':
    "panel.on('page.viewed', new Proxy(() => {}, { apply() { for (;;) {} } }));",
  'listener that listens': "const again = () => panel.on('page.viewed', again); again();",
  'deleted builtins':
    'for (const k of Object.getOwnPropertyNames(self)) { try { delete self[k]; } catch {} } for (;;) {}',
  'replaced builtins':
    'for (const k of Object.getOwnPropertyNames(self)) { try { self[k] = () => { for (;;) {} }; } catch {} }',
  'all methods of all builtins':
    'for (const k of Object.getOwnPropertyNames(self)) { try { const p = self[k].prototype; for (const m of Object.getOwnPropertyNames(p)) p[m] = () => { for (;;) {} }; } catch {} }',
  clock:
    'performance.now = () => 0; Date.now = () => 0; self.performance = null; const a = []; while (Date.now() === 0) a.length = 0;',
  'random numbers':
    'Math.random = () => { for (;;) {} }; crypto.getRandomValues = null; Math.random();',
  console: "console.log = null; self.console = { log: () => { for (;;) {} } }; console.log('x');",
  'text decoding':
    "TextDecoder.prototype.decode = () => { for (;;) {} }; URL.canParse = () => true; URL.prototype.origin = 'x'; panel.send('{{stranger}}', 1);",
};
