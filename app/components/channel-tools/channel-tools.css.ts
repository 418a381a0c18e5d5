import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

// One sheet for all tools for channels: each of its own would be named in every page of the panel.

export const heading = style({ fontSize: vars.size.title3, fontWeight: vars.weight.strong });

export const note = style({
  color: vars.colour.muted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.body,
});

/** Takes the room that its neighbours leave. */
export const grows = style({ flexGrow: 1, minInlineSize: 0 });

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  backgroundColor: vars.colour.sunken,
});

/** As high as its neighbours. */
export const cell = style({ display: 'grid' });
