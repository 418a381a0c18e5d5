import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const passkey = style({
  display: 'grid',
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '& + &': { borderBlockStart: `1px solid ${vars.colour.border}` },
  },
});

export const name = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

export const quiet = style({ color: vars.colour.muted, fontSize: vars.size.small });

export const scripted = style({
  '@media': { 'not (scripting: enabled)': { display: 'none' } },
});

export const unscripted = style({ '@media': { '(scripting: enabled)': { display: 'none' } } });
