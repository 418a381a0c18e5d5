import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { MINI } from './drawer-size.css.ts';

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: vars.density.control,
  minBlockSize: vars.density.control,
  borderRadius: vars.radius.small,
  color: vars.colour.text,
  fontSize: vars.size.title4,
  fontWeight: vars.weight.heavy,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.colour.text } },
});

globalStyle(`${brand} img`, { flexShrink: 0, blockSize: '2rem', inlineSize: 'auto' });
globalStyle(`${brand} picture`, { display: 'contents' });

const HEARD = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  clipPath: 'inset(50%)',
} as const;

/** Beside a logo three letters of a name say nothing; they stay for who listens. */
export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { ':is(img, picture) ~ &': { '@media': { 'screen and (max-width: 359px)': HEARD } } },
  '@container': { [MINI]: { opacity: 0 } },
});

/** The bar of a customer holds more. */
export const nameBesideMore = style({
  selectors: { ':is(img, picture) ~ &': { '@media': { 'screen and (max-width: 479px)': HEARD } } },
});
