import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const entry = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[4],
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
    '& + &': { borderBlockStart: `1px solid ${vars.colour.border}` },
  },
});

export const more = style({ marginBlockStart: vars.space[4] });

export const name = style({ fontWeight: vars.weight.strong });

export const note = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

export const facts = style({ color: vars.colour.muted, fontSize: vars.size.small });
