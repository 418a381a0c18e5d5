import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const entry = style({
  paddingBlock: vars.space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.colour.border}` } },
});

export const words = style({
  flex: '1 1 12rem',
  minInlineSize: 0,
  display: 'grid',
  overflowWrap: 'anywhere',
});

export const name = style({ fontWeight: vars.weight.medium });

export const host = style({ color: vars.colour.muted, fontSize: vars.size.small });
