import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const note = style({ color: vars.colour.muted, fontSize: vars.size.small });

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: vars.space[6],
});

export const picture = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[3],
});

/** As high for all, so that a tall one pushes nothing away. */
export const preview = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '12rem',
  padding: vars.space[3],
  borderRadius: vars.radius.medium,
  backgroundColor: vars.colour.sunken,
});

export const image = style({
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  objectFit: 'contain',
});
