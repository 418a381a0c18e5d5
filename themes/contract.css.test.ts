import { describe, expect, it } from 'vitest';
import { compileTheme } from './compile-theme.ts';
import { vars } from './contract.css.ts';
import { SCALES } from './scales.ts';

const { css } = compileTheme({
  colours: { light: { primary: '#1877f2' } },
  darkModeAvailable: true,
});

function leaves(tree: object): string[] {
  return Object.values(tree).flatMap((leaf: unknown) =>
    typeof leaf === 'object' && leaf !== null ? leaves(leaf) : [String(leaf)],
  );
}

describe('the token contract', () => {
  it('names only colours that a compiled theme sets', () => {
    const names = leaves(vars.colour).map((leaf) => /^var\((--mq-[a-z-]+)\)$/.exec(leaf)?.[1]);
    expect(names).toHaveLength(14 + 6 * 11);
    for (const name of names) expect(css).toContain(`${name}:`);
  });

  it('names every scale as a custom property with the prefix of the project', () => {
    const { colour: _colour, entity: _entity, ...scales } = vars;
    expect(leaves(scales)).toHaveLength(leaves(SCALES).length);
    for (const leaf of leaves(scales)) expect(leaf).toMatch(/^var\(--mq-[a-z0-9-]+\)$/);
    expect(vars.density.controlSmall).toBe('var(--mq-density-control-small)');
    expect(vars.space[4]).toBe('var(--mq-space-4)');
  });

  it('keeps to a grid of 4 px', () => {
    for (const [step, size] of Object.entries(SCALES.space)) {
      if (step !== 'half') expect(Number.parseFloat(size) * 16).toBe(4 * Number(step));
    }
  });
});
