import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const opener = style({
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
  cursor: 'zoom-in',
});

export const link = style({ cursor: 'zoom-in' });

export const overlay = style({
  inlineSize: '100dvw',
  blockSize: '100dvh',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  backgroundColor: '#000000e6',
  opacity: 0,
  transition: 'opacity 160ms ease-out, overlay 160ms allow-discrete, display 160ms allow-discrete',
  selectors: { '&[open]': { opacity: 1 } },
  '@starting-style': { selectors: { '&[open]': { opacity: 0 } } },
});

export const close = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100dvw',
  blockSize: '100dvh',
  padding: vars.space[4],
  cursor: 'zoom-out',
  selectors: { '&:focus-visible': { outlineOffset: -4, outlineColor: 'white' } },
});

/** Shows what any click does, to whom does not know it. */
export const cross = style({
  position: 'absolute',
  insetBlockStart: `max(${vars.space[3]}, env(safe-area-inset-top))`,
  insetInlineEnd: `max(${vars.space[5]}, env(safe-area-inset-right))`,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.density.control,
  blockSize: vars.density.control,
  borderRadius: vars.radius.full,
  backgroundColor: '#000000b3',
  color: 'white',
});

export const image = style({
  inlineSize: 'auto',
  maxBlockSize: `calc(100dvh - ${vars.space[8]})`,
  objectFit: 'contain',
});
