import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_TABLET } from '../../ui/breakpoints.ts';

export const list = style({
  display: 'grid',
  gap: vars.space[3],
  listStyle: 'none',
  marginBlock: `0 ${vars.space[8]}`,
  padding: 0,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  padding: vars.space[4],
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.surface,
  '@media': {
    [FROM_TABLET]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      alignItems: 'center',
      columnGap: vars.space[6],
      paddingInline: vars.space[5],
    },
  },
});

export const what = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });

export const name = style({
  fontSize: vars.size.body,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});

export const detail = style({
  margin: 0,
  color: vars.colour.muted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});

export const cost = style({
  gridColumn: 2,
  '@media': { [FROM_TABLET]: { gridColumn: 'auto', textAlign: 'end' } },
});

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[2],
  margin: 0,
  fontWeight: vars.weight.strong,
  '@media': { [FROM_TABLET]: { justifyContent: 'end' } },
});

export const before = style({
  color: vars.colour.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.regular,
});

export const action = style({
  gridColumn: 2,
  '@media': { [FROM_TABLET]: { gridColumn: 'auto' } },
});
