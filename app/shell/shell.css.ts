import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_DESKTOP, FROM_TABLET } from '../ui/breakpoints.ts';
import { gutter } from './gutter.css.ts';
import { HEADER, PAGE_WIDTH } from './measures.ts';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
});

export const skipLink = style({
  position: 'fixed',
  insetInlineStart: vars.space[4],
  insetBlockStart: vars.space[2],
  zIndex: 3,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.density.control,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.medium,
  backgroundColor: vars.colour.raised,
  color: vars.colour.text,
  boxShadow: vars.shadow.middle,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
  '@media': { print: { display: 'none' } },
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
  // A page with little on it must not stretch what stands beside it.
  alignItems: 'start',
  inlineSize: '100%',
  maxInlineSize: PAGE_WIDTH,
  marginInline: 'auto',
  '@media': {
    [FROM_DESKTOP]: { gridTemplateColumns: '18rem minmax(0, 1fr)' },
  },
});

export const side = style({
  display: 'none',
  '@media': {
    [FROM_DESKTOP]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: HEADER,
      maxBlockSize: `calc(100dvh - ${HEADER})`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      // The icons, not the grounds of the items, stand under the logo.
      paddingInline: `${vars.space[5]} ${vars.space[2]}`,
      paddingBlock: vars.space[8],
    },
  },
});

export const content = style([
  gutter,
  {
    minInlineSize: 0,
    paddingBlock: `${vars.space[4]} ${vars.space[12]}`,
    '@media': {
      [FROM_TABLET]: { paddingBlock: `${vars.space[6]} ${vars.space[16]}` },
      [FROM_DESKTOP]: {
        paddingBlock: `${vars.space[8]} ${vars.space[20]}`,
        // What the side leaves for the focus around its items is a part of this gap.
        paddingInlineStart: vars.space[8],
      },
      print: { padding: 0 },
    },
  },
]);
