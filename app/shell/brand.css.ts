import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { MINI } from './drawer-size.css.ts';
import { lookOf } from './look.ts';
import { onBar } from './on-bar.css.ts';

const logoVar = createVar();
const nameVar = createVar();

/** How high a logo is; a name alone is set larger or smaller instead. */
export const LOGO = fallbackVar(logoVar, '2rem');

globalStyle(lookOf('small-logo'), { vars: { [logoVar]: '1.5rem', [nameVar]: vars.size.body } });
globalStyle(lookOf('large-logo'), { vars: { [logoVar]: '2.5rem', [nameVar]: vars.size.title3 } });

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: vars.density.control,
  minBlockSize: vars.density.control,
  borderRadius: vars.radius.small,
  color: onBar.ink,
  fontFamily: vars.font.heading,
  fontSize: fallbackVar(nameVar, vars.size.title4),
  fontWeight: vars.weight.heavy,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
  selectors: { '&:hover': { color: onBar.ink } },
});

globalStyle(`${brand} img`, { flexShrink: 0, blockSize: LOGO, inlineSize: 'auto' });
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

// The logo says it already, and so does its own text for who cannot see it.
globalStyle(`${lookOf('logo-alone')} :is(img, picture) ~ ${name}`, { display: 'none' });
