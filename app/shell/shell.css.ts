import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_DESKTOP, FROM_TABLET } from '../ui/breakpoints.ts';
import { gutter } from './gutter.css.ts';
import { PAGE_WIDTH } from './measures.ts';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
});

/** The bar, what the page holds, and the footer at the lower edge. */
export const page = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
});

/** The drawer, and the page beside it. */
export const columns = style({ flex: 1, display: 'flex' });

export const skipLink = style({
  position: 'fixed',
  insetInlineStart: vars.space[4],
  insetBlockStart: vars.space[2],
  zIndex: 4,
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
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const progress = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: 4,
  inlineSize: '100%',
  blockSize: 3,
  appearance: 'none',
  border: 0,
  backgroundImage: `linear-gradient(90deg, transparent, ${vars.colour.brand.edge}, transparent)`,
  backgroundSize: '200% 100%',
  backgroundColor: 'transparent',
  // Most pages come before anybody would want to be told to wait.
  animation: `${appear} 120ms ease-out 150ms backwards, ${slide} 1.2s linear infinite`,
  '@media': { print: { display: 'none' } },
});

globalStyle(`${progress}::-webkit-progress-bar`, { backgroundColor: 'transparent' });

export const content = style([
  gutter,
  {
    // Whatever lies over something within the page lies under all that stands around it.
    isolation: 'isolate',
    selectors: {
      // But for a dialog that is open before any script made it modal.
      '&:has(dialog[open])': { isolation: 'auto' },
    },
    flex: 1,
    inlineSize: '100%',
    minInlineSize: 0,
    maxInlineSize: PAGE_WIDTH,
    marginInline: 'auto',
    paddingBlock: `${vars.space[4]} ${vars.space[12]}`,
    '@media': {
      [FROM_TABLET]: { paddingBlock: `${vars.space[6]} ${vars.space[16]}` },
      [FROM_DESKTOP]: { paddingBlock: `${vars.space[8]} ${vars.space[20]}` },
      print: { padding: 0 },
    },
  },
]);
