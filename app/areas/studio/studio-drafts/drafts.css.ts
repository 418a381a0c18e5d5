import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
    '& + &': { borderBlockStart: `1px solid ${vars.colour.border}` },
  },
});

export const words = style({ flex: '1 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' });

export const name = style({ fontWeight: vars.weight.medium });

export const facts = style({ color: vars.colour.muted, fontSize: vars.size.small });
