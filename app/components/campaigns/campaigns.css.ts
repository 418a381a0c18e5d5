import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

// One sheet for the pages of plans and of campaigns: each of its own would be named in every page.

/** As high as its neighbours. */
export const cell = style({ display: 'grid' });

export const price = style({
  fontSize: vars.size.title3,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.heading,
});

export const note = style({
  color: vars.colour.muted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.body,
});

/** As high as the first line of what it stands beside. */
export const checkIcon = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  blockSize: '1lh',
  color: vars.colour.brand.text,
});

export const thumbnail = style({
  display: 'block',
  flexShrink: 0,
  inlineSize: '5rem',
  blockSize: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: vars.radius.small,
  backgroundColor: vars.colour.sunken,
});

export const named = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const detail = style({
  display: 'block',
  color: vars.colour.muted,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});

/** In a line of text, at the end of its cell as numbers are. */
export const won = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.colour.muted,
});
