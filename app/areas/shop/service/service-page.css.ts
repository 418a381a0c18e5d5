import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_DESKTOP, FROM_TABLET } from '#app/ui/breakpoints.ts';
import { tracking } from '#app/ui/tracking.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[6]} ${vars.space[12]}`,
  marginBlockEnd: vars.space[12],
  '@media': {
    [FROM_DESKTOP]: {
      gridTemplateColumns: 'minmax(0, 1fr) 23rem',
      gridTemplateRows: 'auto 1fr',
    },
  },
});

export const side = style({
  '@media': { [FROM_DESKTOP]: { gridColumn: 2, gridRow: '1 / span 2' } },
});

export const main = style({ alignContent: 'start' });

export const title = style([
  { fontSize: vars.size.title2, lineHeight: vars.leading.heading, overflowWrap: 'anywhere' },
  tracking('-0.015em'),
]);

export const lead = style({
  maxInlineSize: '44rem',
  margin: 0,
  color: vars.colour.muted,
  fontSize: vars.size.lead,
});

export const rating = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.space[6],
  borderRadius: vars.radius.small,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const section = style({ maxInlineSize: '48rem' });

export const heading = style({
  marginBlockEnd: vars.space[3],
  fontSize: vars.size.title4,
  fontWeight: vars.weight.strong,
});

export const paragraph = style({
  margin: 0,
  selectors: { '& + &': { marginBlockStart: vars.space[3] } },
});

export const example = style({
  margin: `${vars.space[3]} 0 0`,
  color: vars.colour.muted,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});

export const note = style({
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  backgroundColor: vars.colour.sunken,
  color: vars.colour.muted,
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 1,
  margin: 0,
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.border,
  overflow: 'hidden',
  '@media': {
    [FROM_TABLET]: { gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))' },
  },
});

export const fact = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  padding: vars.space[4],
  backgroundColor: vars.colour.surface,
  selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
  '@media': {
    [FROM_TABLET]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: 'auto' } } },
  },
});

export const factName = style({ color: vars.colour.muted, fontSize: vars.size.small });

export const factValue = style({
  margin: 0,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.heading,
  fontVariantNumeric: 'tabular-nums',
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  gap: vars.space[3],
  padding: vars.space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.colour.border}` } },
});

export const figure = style({ fontVariantNumeric: 'tabular-nums' });

export const detail = style({
  display: 'block',
  color: vars.colour.muted,
  fontSize: vars.size.small,
});

export const targets = style({ margin: 0 });

export const targetName = style({ fontWeight: vars.weight.strong });

export const targetHint = style({ margin: 0, color: vars.colour.muted });

export const shelf = style({ marginBlockEnd: vars.space[10] });

export const report = style({ fontSize: vars.size.small });
