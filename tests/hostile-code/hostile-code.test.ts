import { describe, expect, it } from 'vitest';
import { codeFault } from '#app/lib/custom-code/check-code.server.ts';
import { HOSTILE_CODES, sampleOf } from './hostile-code.ts';

describe('the hostile codes', () => {
  it('are at least two hundred different attacks under different names', () => {
    expect(new Set(HOSTILE_CODES.map(({ source }) => source)).size).toBe(HOSTILE_CODES.length);
    expect(new Set(HOSTILE_CODES.map(({ name }) => name)).size).toBe(HOSTILE_CODES.length);
    expect(HOSTILE_CODES.length).toBeGreaterThanOrEqual(200);
  });

  it('are scripts, so that each of them would run', () => {
    const refused = HOSTILE_CODES.filter(({ source }) => codeFault(source) !== undefined);
    expect(refused.map(({ name, source }) => `${name}: ${codeFault(source)}`)).toEqual([]);
  });

  it('have a sample that knows every family', () => {
    const families = (codes: readonly { family: string }[]) =>
      new Set(codes.map(({ family }) => family));
    expect(families(sampleOf(20))).toEqual(families(HOSTILE_CODES));
    expect(sampleOf(20).length).toBeLessThan(HOSTILE_CODES.length / 15);
  });
});
