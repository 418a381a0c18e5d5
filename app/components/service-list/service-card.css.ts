import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { visuallyHidden } from '#app/ui/visually-hidden.css.ts';
import * as parts from './card-parts.css.ts';

export const card = style([parts.card, { position: 'relative' }]);

globalStyle(`${card}:has(h2 a:focus-visible, h3 a:focus-visible, h4 a:focus-visible)`, {
  outline: `2px solid ${vars.colour.focusOuter}`,
  outlineOffset: 2,
});

export const type = style({
  margin: 0,
  color: vars.colour.muted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.heading,
});

export const title = style([parts.title, { fontSize: vars.size.body, textWrap: 'wrap' }]);

/** Covers the card, so that all of it is hit as one. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.colour.brand.text },
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  },
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr)',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  margin: 0,
});

export const factName = style({ display: 'grid', flex: 'none', color: vars.colour.muted });

export const spoken = visuallyHidden;

export const factValue = style({
  minInlineSize: 0,
  margin: 0,
  fontSize: vars.size.small,
  lineHeight: vars.leading.heading,
  fontVariantNumeric: 'tabular-nums',
});

/** Above what covers the card. */
export const action = style({ position: 'relative', zIndex: 1, flex: 'none' });
