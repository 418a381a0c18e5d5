import type { Family } from './hostile-code.ts';

/** Takes memory until somebody stops it, or so much that a machine with two gigabytes feels it. */
export const MEMORY: Family = {
  'growing list': 'const a = []; for (;;) a.push(a.length);',
  'growing list of lists': 'const a = []; for (;;) a.push(new Array(1e4).fill(1.5));',
  'growing text': "let t = 'x'; for (;;) { t += t.slice(0, 1e6); if (t.length > 5e8) t = 'x'; }",
  'longest text':
    "try { 'x'.repeat(2 ** 29 - 25); } catch {} const a = []; for (;;) a.push('y'.repeat(1e5) + a.length);",
  'padded text': "for (;;) try { ''.padEnd(2 ** 29, 'xy').length; } catch {}",
  'joined text': "const a = new Array(2 ** 24); for (;;) a.join('x').length;",
  'text of many pieces':
    "let t = ''; for (let i = 0; ; i += 1) { t += i; if (t.length > 3e8) t = ''; }",
  'growing map': 'const m = new Map(); for (let i = 0; ; i += 1) m.set(i, {});',
  'growing set': 'const s = new Set(); for (let i = 0; i < 1.6e7; i += 1) s.add(i); for (;;);',
  'growing object': "const o = {}; for (let i = 0; ; i += 1) o['k' + i] = i;",
  'growing prototype chain': 'let o = {}; for (;;) o = Object.create(o);',
  'growing closure':
    'let f = () => 0; for (;;) { const g = f; const data = new Array(1e3); f = () => g(data); }',
  'growing linked list': 'let o = null; for (;;) o = { o };',
  'growing symbols': "for (let i = 0; ; i += 1) Symbol.for('k' + i);",
  'growing functions': 'const a = []; for (let i = 0; ; i += 1) a.push(function () { return i; });',
  'growing promises': 'const a = []; for (;;) a.push(new Promise(() => {}));',
  'growing errors': 'const a = []; for (;;) a.push(new Error());',
  'growing dates': 'const a = []; for (;;) a.push(new Date());',
  'growing regular expressions':
    "const a = []; for (let i = 0; ; i += 1) a.push(new RegExp('a{1,' + (i % 500) + '}b' + i));",
  'growing formats': "const a = []; for (;;) a.push(new Intl.DateTimeFormat('th'));",
  'one gigabyte of bytes':
    'const a = []; for (let i = 0; i < 8; i += 1) a.push(new Uint8Array(2 ** 27).fill(1)); for (;;);',
  'small buffers':
    'const a = []; for (let i = 0; i < 1e4; i += 1) a.push(new ArrayBuffer(1e5)); for (;;);',
  'largest buffer': 'for (;;) try { new ArrayBuffer(2 ** 53); } catch {}',
  'resizable buffer':
    'const b = new ArrayBuffer(1, { maxByteLength: 2 ** 29 }); for (let n = 1; n <= 2 ** 29; n *= 2) b.resize(n); for (;;);',
  'largest list': 'for (;;) try { new Array(2 ** 32 - 1).fill(0, 0, 1e7); } catch {}',
  'sparse list': 'const a = []; for (let i = 0; ; i += 1) a[(i * 7919) % 4294967295] = i;',
  'flattened list':
    'let a = [1]; for (;;) { a = [a, a]; if (Math.random() < 0.01) a = a.flat(20); if (a.length > 1e6) a = [1]; }',
  'largest big integer': 'for (;;) try { 1n << 1073741823n; } catch {}',
  'deep object': 'let o = {}; for (let i = 0; i < 1e7; i += 1) o = { o }; structuredClone(o);',
  'deep JSON': "let t = '1'; for (;;) { t = '[' + t + ']'; if (t.length > 1e5) JSON.parse(t); }",
  'billion laughs': 'let a = [1]; for (let i = 0; i < 30; i += 1) a = [a, a]; JSON.stringify(a);',
  clones: 'const a = [new Array(1e5).fill({})]; for (;;) a.push(structuredClone(a[0]));',
  'retained by timers': 'for (;;) { const a = new Array(1e4); setTimeout(() => a, 1e9); }',
  'retained by listeners':
    "for (let i = 0; i < 1e4; i += 1) { const a = new Array(1e4); panel.on('page.viewed', () => a); }",
  'retained by a registry':
    'const r = new FinalizationRegistry(() => {}), a = []; for (;;) { const o = {}; a.push(o); r.register(o, new Array(100)); }',
};
