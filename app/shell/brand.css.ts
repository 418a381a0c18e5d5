import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
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

export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    // Beside a logo three letters of a name say nothing; they stay for who listens.
    'img ~ &': {
      '@media': {
        'screen and (max-width: 359px)': {
          position: 'absolute',
          inlineSize: 1,
          blockSize: 1,
          clipPath: 'inset(50%)',
        },
      },
    },
  },
});

export const onLight = style({});
export const onDark = style({ display: 'none' });

globalStyle(`html[data-theme='dark'] ${onLight}`, { display: 'none' });
globalStyle(`html[data-theme='dark'] ${onDark}`, { display: 'block' });

globalStyle(`html[data-theme='system'] ${onLight}`, {
  '@media': { '(prefers-color-scheme: dark)': { display: 'none' } },
});
globalStyle(`html[data-theme='system'] ${onDark}`, {
  '@media': { '(prefers-color-scheme: dark)': { display: 'block' } },
});
