import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_DESKTOP, FROM_TABLET } from '../ui/breakpoints.ts';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
});

export const skipLink = style({
  position: 'absolute',
  insetInlineStart: vars.space[4],
  insetBlockStart: vars.space[2],
  zIndex: 3,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.colour.raised,
  color: vars.colour.text,
  boxShadow: vars.shadow.middle,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});

const slide = keyframes({ to: { backgroundPosition: '-200% 0' } });

export const progress = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: 3,
  inlineSize: '100%',
  blockSize: 3,
  appearance: 'none',
  border: 0,
  backgroundImage: `linear-gradient(90deg, transparent, ${vars.colour.brand.edge}, transparent)`,
  backgroundSize: '200% 100%',
  backgroundColor: 'transparent',
  animation: `${slide} 1.2s linear infinite`,
});

globalStyle(`${progress}::-webkit-progress-bar`, { backgroundColor: 'transparent' });

export const columns = style({
  flex: 1,
  display: 'grid',
  inlineSize: '100%',
  maxInlineSize: '90rem',
  marginInline: 'auto',
  '@media': {
    [FROM_DESKTOP]: { gridTemplateColumns: '16.5rem minmax(0, 1fr)' },
  },
});

export const side = style({
  display: 'none',
  '@media': {
    [FROM_DESKTOP]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: '4.5rem',
      alignSelf: 'start',
      maxBlockSize: 'calc(100dvh - 4.5rem)',
      overflowY: 'auto',
      padding: `${vars.space[8]} ${vars.space[3]} ${vars.space[8]} ${vars.space[6]}`,
    },
  },
});

export const content = style({
  minInlineSize: 0,
  padding: `${vars.space[6]} ${vars.space[4]} ${vars.space[12]}`,
  '@media': {
    [FROM_TABLET]: { padding: `${vars.space[8]} ${vars.space[8]} ${vars.space[16]}` },
    [FROM_DESKTOP]: { padding: `${vars.space[8]} ${vars.space[12]} ${vars.space[20]}` },
  },
});
