import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

const heading = style({
  maxInlineSize: '40rem',
  fontWeight: vars.weight.heavy,
  lineHeight: vars.leading.heading,
  textWrap: 'balance',
});

export const sizes = styleVariants({
  display: [heading, { fontSize: vars.size.display }],
  title1: [heading, { fontSize: vars.size.title1 }],
  title2: [heading, { fontSize: vars.size.title2 }],
  title3: [heading, { fontSize: vars.size.title3 }],
  title4: [heading, { fontSize: vars.size.title4 }],
  lead: [{ maxInlineSize: '44rem', fontSize: vars.size.lead }],
  small: [{ fontSize: vars.size.small, color: vars.colour.muted }],
  tiny: [{ fontSize: vars.size.tiny, color: vars.colour.muted }],
});

export const measure = style({ maxInlineSize: '44rem' });

/** As narrow as a card on a phone: long words have to break where their language breaks them. */
export const narrow = style([
  heading,
  { maxInlineSize: '12rem', fontSize: vars.size.title4, overflowWrap: 'anywhere', hyphens: 'auto' },
]);
