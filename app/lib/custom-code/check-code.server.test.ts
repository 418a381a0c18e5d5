import { Script } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeFault, wrapCode } from './check-code.server.ts';

describe('a script', () => {
  it.each([
    '',
    '// only a comment',
    'let panel = 1; function send() {}',
    "'use strict'; panel.on('page.viewed', ({ path }) => path);",
    'const a = `</script>`; // </script><!--',
    '<!-- an old comment\nlet a = 1;\n--> another',
    'import("https://a.example/").catch(() => {})',
  ])('%j is one', (source) => {
    expect(codeFault(source)).toBeUndefined();
  });

  it.each([
    'let a = ;',
    '<script>alert(1)</script>',
    'import x from "y";',
    'await 1',
    'return 1',
    'let a; let a;',
    '/* not closed',
    '`not closed',
    // It would end the function that it is put into, and go on outside of it.
    '}).call(self); escaped(); (function () {',
    '})(); {',
    '#!/usr/bin/env node\n1',
    '('.repeat(60_000),
  ])('%j is none, for a reason', (source) => {
    expect(codeFault(source)).toEqual(expect.stringMatching(/./));
  });

  it('is only parsed', () => {
    expect(codeFault('globalThis.ran = true; for (;;) {}')).toBeUndefined();
    expect('ran' in globalThis).toBe(false);
  });

  it('stays within its function, whatever it is made of', () => {
    const piece = fc.constantFrom(
      '}', '{', '(', ')', ';', '\n', '/*', '*/', '//', '`', '${', '"', "'", 'function () ',
      'x', '=>', '<!--', '-->', '.call(self)', 'escaped = true', '/', '\\', '\u2028',
    ); // oxfmt-ignore
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const source = pieces.join('');
        if (codeFault(source) !== undefined) return;
        // Never called, the function runs nothing: whatever runs stands outside of it.
        const uncalled = wrapCode(source).replace(/\.call\(self\);\n$/, '');
        const context = { escaped: false };
        new Script(`${uncalled}; void 0`).runInNewContext(context);
        expect(context.escaped).toBe(false);
      }),
      { numRuns: 3_000 },
    );
  });
});
