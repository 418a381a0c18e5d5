import type { Family } from './hostile-code.ts';

/** Gives the thread back now and then, and floods whatever listens. */
export const FLOODS: Family = {
  'promise spin': '(function spin() { Promise.resolve().then(spin); })();',
  'microtask spin': 'const spin = () => queueMicrotask(spin); spin();',
  'microtasks that double':
    'const spin = () => { queueMicrotask(spin); queueMicrotask(spin); }; spin();',
  'await spin': '(async () => { for (;;) await null; })();',
  'async generator spin':
    '(async () => { async function* g() { for (;;) yield 1; } for await (const _ of g()); })();',
  'thenable spin': 'const t = { then(done) { done(t); } }; Promise.resolve(t);',
  'rejection spin': '(function spin() { Promise.reject(new Error()).catch(spin); })();',
  'finally spin': '(function spin() { Promise.resolve().finally(spin); })();',
  'race spin': '(async () => { for (;;) await Promise.race([1, 2, 3]); })();',
  'all of a million':
    '(async () => { for (;;) await Promise.all(Array.from({ length: 1e5 }, async () => 1)); })();',
  'a hundred thousand timers': 'for (let i = 0; i < 1e5; i += 1) setTimeout(() => {}, 0);',
  'ten thousand intervals': 'for (let i = 0; i < 1e4; i += 1) setInterval(() => {}, 0);',
  'timers that double': 'const spin = () => { setTimeout(spin, 0); setTimeout(spin, 0); }; spin();',
  'timers started and cleared':
    'setInterval(() => { for (let i = 0; i < 1e4; i += 1) clearTimeout(setTimeout(() => {}, 1)); }, 0);',
  'timer that holds the thread by turns':
    'setInterval(() => { const end = performance.now() + 300; while (performance.now() < end); }, 0);',
  'timer that holds it for most of a beat':
    'setInterval(() => { const end = performance.now() + 480; while (performance.now() < end); }, 1);',
  'clearing everything': 'for (let i = 0; i < 1e6; i += 1) { clearTimeout(i); clearInterval(i); }',
  'sending without end': "for (;;) panel.send('{{stranger}}', 1);",
  'sending in turns':
    "setInterval(() => { for (let i = 0; i < 200; i += 1) panel.send('{{stranger}}', i); }, 0);",
  'sending just below the quota':
    "setInterval(() => { for (let i = 0; i < 20; i += 1) panel.send('{{stranger}}', i); }, 500);",
  'sending megabytes': "const big = 'x'.repeat(2e6); for (;;) panel.send('{{stranger}}', big);",
  'sending megabytes in turns':
    "const big = 'x'.repeat(2e7); setInterval(() => panel.send('{{stranger}}', big), 100);",
  'sending to long addresses':
    "setInterval(() => panel.send('{{stranger}}/' + 'x'.repeat(1e7), 1), 100);",
  'sending what has a circle':
    "const o = {}; o.o = o; setInterval(() => panel.send('{{stranger}}', o), 0);",
  'sending what is deep':
    "let o = {}; for (let i = 0; i < 1e5; i += 1) o = { o }; setInterval(() => panel.send('{{stranger}}', o), 0);",
  'logging without end': "for (;;) console.log('x');",
  'logging in turns':
    "setInterval(() => { for (let i = 0; i < 1e4; i += 1) console.error('x'); }, 0);",
  'logging megabytes': "const big = 'x'.repeat(1e7); for (;;) console.log(big);",
  'logging with a format': "console.log('%c%s%o%O'.repeat(1e5), 'color: red');",
  'logging what cannot be a text':
    'setInterval(() => console.log({ toString() { throw new Error(); } }), 0);',
  'logging by every method':
    "setInterval(() => { for (const k of Object.keys(console)) for (let i = 0; i < 1e3; i += 1) console[k]('x'); }, 0);",
  'throwing in turns': "setInterval(() => { throw new Error('x'); }, 0);",
  'throwing from many timers':
    "for (let i = 0; i < 1e4; i += 1) setInterval(() => { throw new Error('x'); }, 0);",
  'throwing megabytes': "setInterval(() => { throw new Error('x'.repeat(1e7)); }, 0);",
  'throwing what is no error': 'setInterval(() => { throw { toString() { throw 1; } }; }, 0);',
  'throwing a proxy':
    'setInterval(() => { throw new Proxy({}, { get() { throw 1; }, getPrototypeOf() { throw 1; } }); }, 0);',
  'throwing what never becomes a text':
    'setInterval(() => Promise.reject({ toString() { for (;;) {} } }), 0);',
  'throwing at once': "throw new Error('at once');",
  'rejecting without end': 'for (;;) Promise.reject(1);',
  'rejecting in turns':
    'setInterval(() => { for (let i = 0; i < 1e4; i += 1) Promise.reject(i); }, 0);',
  'rejecting and catching late':
    'setInterval(() => { for (let i = 0; i < 1e4; i += 1) { const p = Promise.reject(i); setTimeout(() => p.catch(() => {}), 5); } }, 0);',
  'overflowing the stack in turns': 'setInterval(() => { (function f() { f(); })(); }, 0);',
  'refused imports without end': "for (;;) import('{{stranger}}/x.js').catch(() => {});",
  'refused imports in turns':
    "setInterval(() => { for (let i = 0; i < 2e3; i += 1) import('{{stranger}}/' + i).catch(() => {}); }, 0);",
  'refused imports from data':
    "setInterval(() => { for (let i = 0; i < 2e3; i += 1) import('data:text/javascript,' + i).catch(() => {}); }, 0);",
  'listening without end': "for (;;) panel.on('page.viewed', () => {});",
  'listening to many names': 'for (let i = 0; i < 1e6; i += 1) panel.on(String(i), () => {});',
  'performance marks': "for (let i = 0; i < 1e6; i += 1) performance.mark('x' + i);",
  'performance measures':
    "setInterval(() => { for (let i = 0; i < 1e4; i += 1) performance.measure('x'); }, 0);",
  'object addresses': 'for (let i = 0; i < 1e6; i += 1) new URL(`https://a.example/${i}`);',
  'registrations to be finalised':
    'const r = new FinalizationRegistry(() => {}); for (;;) r.register({}, 1);',
  'weak references':
    'const a = []; for (let i = 0; i < 5e6; i += 1) a.push(new WeakRef({})); for (;;);',
};
