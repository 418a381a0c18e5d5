import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_TABLET, ON_PHONE } from '#app/ui/breakpoints.ts';

export const sections = style({ maxInlineSize: '60rem' });

export const heading = style({ marginBlockEnd: vars.space[4], fontSize: vars.size.title4 });

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[4],
  paddingBlock: vars.space[5],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.colour.border}` } },
});

export const ordered = style([
  entry,
  {
    '@media': {
      [FROM_TABLET]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'start' },
    },
  },
]);

export const name = style({
  margin: 0,
  fontSize: vars.size.body,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.heading,
  overflowWrap: 'anywhere',
});

export const link = style({
  color: vars.colour.text,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.colour.brand.text, textDecoration: 'underline' } },
});

export const detail = style({
  margin: 0,
  color: vars.colour.muted,
  fontSize: vars.size.small,
});

export const own = style({ overflowWrap: 'anywhere' });

export const quote = style({ margin: 0 });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  '@media': { [ON_PHONE]: { gridColumn: '2' } },
});

export const pages = style({ marginBlockStart: vars.space[6] });
