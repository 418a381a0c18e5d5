import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const row = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
    '& + &': { borderBlockStart: `1px solid ${vars.colour.border}` },
  },
});

/** What does not fit beside the words comes below them, not below the icon. */
export const body = style({ flex: 1, minInlineSize: 0 });

export const words = style({ display: 'grid', flex: '1 1 10rem', minInlineSize: 0 });

export const name = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

export const muted = style({
  margin: 0,
  color: vars.colour.muted,
  fontSize: vars.size.small,
});
