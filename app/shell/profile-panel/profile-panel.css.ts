import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_DESKTOP, FROM_TABLET } from '#app/ui/breakpoints.ts';

export const who = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
  padding: vars.space[4],
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.brand.subtle,
  color: vars.colour.text,
  '@media': { [FROM_TABLET]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});

export const name = style({
  margin: 0,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});

export const detail = style({
  margin: 0,
  color: vars.colour.muted,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});

export const grade = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  margin: 0,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
});

export const balance = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
  margin: 0,
  fontSize: vars.size.title4,
  fontWeight: vars.weight.strong,
  '@media': {
    [FROM_TABLET]: { gridColumn: 'auto', flexDirection: 'column', alignItems: 'end', gap: 0 },
  },
});

/** Groups of different height stand close in two columns. */
export const links = style({
  columnGap: vars.space[3],
  '@media': { [FROM_TABLET]: { columns: 2 } },
});

export const group = style({
  display: 'grid',
  gap: vars.space.half,
  listStyle: 'none',
  breakInside: 'avoid',
  margin: 0,
  padding: vars.space[2],
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
});

globalStyle(`${links} > ${group}`, { marginBlockEnd: vars.space[3] });

/** The bar of a wide screen has a menu for these. */
export const belowDesktop = style([group, { '@media': { [FROM_DESKTOP]: { display: 'none' } } }]);

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  minBlockSize: vars.density.control,
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.medium,
  color: vars.colour.text,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
  textAlign: 'start',
  textDecoration: 'none',
  selectors: { '&:hover': { backgroundColor: vars.colour.hover, color: vars.colour.text } },
});

export const count = style({
  minInlineSize: vars.space[5],
  marginInlineStart: 'auto',
  paddingInline: vars.space[1],
  borderRadius: vars.radius.full,
  backgroundColor: vars.colour.accent.solid,
  color: vars.colour.accent.onSolid,
  forcedColorAdjust: 'none',
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.strong,
  lineHeight: vars.space[5],
  textAlign: 'center',
});
