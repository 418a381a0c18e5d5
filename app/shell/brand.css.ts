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

export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@container': { [MINI]: { opacity: 0 } },
});

/**
 * Beside a logo three letters of a name say nothing: where the bar has no room for all of it, it
 * wraps below the line, out of sight, and stays for who listens.
 */
export const nameInBar = style({
  selectors: {
    ':is(img, picture) ~ &': {
      display: 'flex',
      flexWrap: 'wrap',
      blockSize: vars.density.control,
      lineHeight: vars.density.control,
    },
    // What has no width is always in the line, so that the name may leave it.
    ':is(img, picture) ~ &::before': { content: '', blockSize: vars.density.control },
  },
});
