import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const facts = style({ display: 'grid', gap: vars.space.half });

export const gain = style({ color: vars.colour.success.text });

export const applied = style([
  gain,
  { display: 'inline-flex', alignItems: 'center', gap: vars.space[1] },
]);

export const muted = style({
  margin: 0,
  color: vars.colour.muted,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});

export const problem = style({ margin: 0, color: vars.colour.danger.text });

/** As high as the shortest bill, so that what is below it stays in its place. */
export const total = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  minBlockSize: vars.space[16],
  transition: 'opacity 120ms',
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
});

export const reasons = style({
  display: 'grid',
  gap: vars.space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const reason = style({ display: 'grid', gap: vars.space[1] });

export const reasonTitle = style({
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});

export const notice = style({ borderRadius: vars.radius.medium });

/** A refusal has a sentence a line. */
export const lines = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** With a script the total follows what is chosen. */
export const unscripted = style({ '@media': { '(scripting: enabled)': { display: 'none' } } });

export const entered = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});

export const offer = style({
  display: 'grid',
  gap: vars.space[5],
  maxInlineSize: '48rem',
  marginInline: 'auto',
});

export const offerBanner = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.brand.subtle,
  color: vars.colour.brand.onSubtle,
});
