import { describe, expect, it } from 'vitest';
import { findCodeFault, findRefusedUses, findStrangeOrigins } from './code-faults.server.ts';

describe('a fault', () => {
  it.each<[string, number | undefined]>([
    ['let a = ;', 1],
    ['let a = 1;\nlet b = 2;\nlet c = ;', 3],
    ['panel.on("page.viewed", () => {\n  send(\n});', 3],
    ['}).call(self); escaped(); (function () {', 1],
    ['let a = 1;\nreturn a;', 2],
  ])('of %j is told with its line', (source, line) => {
    expect(findCodeFault(source)).toEqual({ message: expect.stringMatching(/./), line });
  });

  it('is none in a script', () => {
    expect(findCodeFault("panel.on('page.viewed', ({ path }) => path);")).toBeUndefined();
  });
});

describe('what a tier refuses', () => {
  it.each<[string, 'strict' | 'trusted', string[]]>([
    ['document.title = 1;', 'strict', ['document']],
    ['document.title = 1;', 'trusted', []],
    ['fetch("https://a.example/")', 'strict', ['network']],
    ['eval ("1")', 'trusted', ['evaluation']],
    ['setTimeout("go()", 1)', 'strict', ['evaluation']],
    ['setTimeout(go, 1)', 'strict', []],
    ['box.innerHTML = "x"', 'trusted', ['markup']],
    ['import("https://a.example/x.js")', 'trusted', ['import']],
    ['// document.title\n/* fetch(1) */', 'strict', []],
    ['const documents = 1;', 'strict', []],
  ])('%j in %s is %j', (source, tier, expected) => {
    expect(findRefusedUses(source, tier).map(({ what }) => what)).toEqual(expected);
  });

  it('is told by its line, which comments before it do not move', () => {
    expect(findRefusedUses('/* one\n two */\n\nfetch(1)', 'strict')).toEqual([
      { what: 'network', line: 4, text: 'fetch(' },
    ]);
  });
});

it('servers that are not allowed are named once each', () => {
  const source = "go('https://a.example/x'); go('https://b.example'); go('https://a.example:443/')";
  expect(findStrangeOrigins(source, ['https://b.example'])).toEqual([
    'https://a.example',
    'https://a.example:443',
  ]);
});
