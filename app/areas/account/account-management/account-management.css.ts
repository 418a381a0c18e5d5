import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const setupFields = style({ alignContent: 'start', flex: '1 1 16rem' });

export const row = style({
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

/** On a line of its own. */
export const below = style({ flexBasis: '100%' });

export const service = style({ fontWeight: vars.weight.medium });

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
  gap: vars.space[2],
  marginBlock: vars.space[4],
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  backgroundColor: vars.colour.sunken,
  fontFamily: vars.font.mono,
  listStyle: 'none',
});

export const codesActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[3],
  '@media': { print: { display: 'none' } },
});

export const codesCopy = style({ flex: '1 1 16rem', minInlineSize: 0 });

export const print = style({
  '@media': { 'not (scripting: enabled)': { display: 'none' } },
});
