import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const made = style({ marginBlockStart: vars.space[3] });

export const token = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[5],
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
    '& + &': { borderBlockStart: `1px solid ${vars.colour.border}` },
  },
});

export const name = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

export const secret = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const words = style({ flex: '1 1 14rem', minInlineSize: 0 });

export const hint = style({ fontFamily: vars.font.mono });

export const quiet = style({ color: vars.colour.muted, fontSize: vars.size.small });
