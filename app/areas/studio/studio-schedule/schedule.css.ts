import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '& + &': { borderBlockStart: `1px solid ${vars.colour.border}` },
  },
});

export const words = style({
  display: 'grid',
  flex: '1 1 16rem',
  gap: vars.space[1],
  minInlineSize: 0,
});

export const when = style({ fontWeight: vars.weight.medium });

export const note = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

export const reason = style({ color: vars.colour.danger.text });

export const facts = style({ color: vars.colour.muted, fontSize: vars.size.small });
