import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

/** As wide as a form is filled in well. */
export const narrow = style({ maxInlineSize: '48rem' });

/** Where a link to one of the providers leads: below the bar that stays in sight. */
export const provider = style({ scrollMarginBlockStart: '5rem' });

export const heading = style({
  marginBlockEnd: vars.space[2],
  fontSize: vars.size.body,
  fontWeight: vars.weight.strong,
});

export const detail = style({ color: vars.colour.muted, fontSize: vars.size.small });

export const said = style({ marginBlockStart: vars.space[2], overflowWrap: 'anywhere' });

export const howTo = style({
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  backgroundColor: vars.colour.sunken,
  fontSize: vars.size.small,
});

export const rights = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});

export const effects = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  paddingInlineStart: vars.space[5],
});

export const earlier = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});

export const earlierName = style({ fontWeight: vars.weight.medium });
