import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_TABLET } from '#app/ui/breakpoints.ts';

export const steps = style({
  display: 'grid',
  gap: `${vars.space[3]} ${vars.space[6]}`,
  marginBlockStart: vars.space[4],
  '@media': { [FROM_TABLET]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

const mark = { flex: 'none', display: 'flex', marginBlockStart: vars.space.half } as const;

export const doneMark = style({ ...mark, color: vars.colour.success.text });

export const openMark = style({ ...mark, color: vars.colour.muted });

export const stepWords = style({ display: 'grid', minInlineSize: 0 });

export const stepName = style({
  fontWeight: vars.weight.medium,
  selectors: { '[data-done] &': { color: vars.colour.muted } },
});

export const stepText = style({ color: vars.colour.muted, fontSize: vars.size.small });

export const hint = style({ color: vars.colour.muted, fontSize: vars.size.small });

export const guideHint = style([hint, { marginBlockStart: vars.space[5] }]);

export const changes = style({ display: 'grid' });

export const change = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  paddingBlock: vars.space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.colour.border}` } },
});

export const changeName = style({ flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere' });
