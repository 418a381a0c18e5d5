import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileTheme, ENGINE_VERSION } from './compile-theme.ts';
import type { ThemeInput } from './theme-input.ts';

interface GoldenFile {
  engineVersion: number;
  themes: { input: ThemeInput; sha256: string }[];
}

function goldenOf(version: number): GoldenFile {
  const file = new URL(`./golden/engine-${version}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as GoldenFile;
}

describe('the golden corpus', () => {
  it('gives the bytes that this engine version gave when it was frozen', () => {
    const { engineVersion, themes } = goldenOf(ENGINE_VERSION);
    expect(engineVersion).toBe(ENGINE_VERSION);
    expect(themes).toHaveLength(100);
    const changed = themes.filter(({ input, sha256 }) => {
      const { css } = compileTheme(input);
      return createHash('sha256').update(css).digest('hex') !== sha256;
    });
    // Other bytes need a raised ENGINE_VERSION and a new file: scripts/freeze-golden-themes.ts.
    expect(changed.map(({ input }) => input)).toEqual([]);
  });

  it('keeps the inputs of every version before', () => {
    for (let version = 1; version < ENGINE_VERSION; version += 1) {
      const inputs = goldenOf(version).themes.map(({ input }) => input);
      expect(goldenOf(version + 1).themes.map(({ input }) => input)).toEqual(inputs);
    }
  });
});
