import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { toned } from '../tone.css.ts';

const turn = keyframes({ to: { rotate: '1turn' } });
const pulse = keyframes({ '50%': { opacity: 0.4 } });
const slide = keyframes({
  from: { backgroundPosition: '150% 0' },
  to: { backgroundPosition: '-50% 0' },
});

export const spinner = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinecap: 'round',
  animation: `${turn} 0.9s linear infinite`,
  '@media': {
    // It still says that something goes on, without going around.
    '(prefers-reduced-motion: reduce)': {
      animation: `${pulse} 2s ease-in-out infinite`,
      animationDuration: '2s !important',
      animationIterationCount: 'infinite !important',
    },
  },
});

export const field = style({ display: 'grid', gap: vars.space[2] });

export const words = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  fontSize: vars.size.small,
});

export const value = style({ color: vars.colour.muted, fontVariantNumeric: 'tabular-nums' });

export const bar = style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: vars.space[2],
  border: 0,
  borderRadius: vars.radius.full,
  overflow: 'hidden',
  backgroundColor: vars.colour.sunken,
  // The law asks 3:1 of what says something, which the ground alone does not.
  boxShadow: `inset 0 0 0 1px ${vars.colour.border}`,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  selectors: {
    '&:indeterminate': {
      backgroundImage: `linear-gradient(90deg, transparent, ${toned.edge}, transparent)`,
      backgroundSize: '50% 100%',
      backgroundRepeat: 'no-repeat',
      animation: `${slide} 1.4s ease-in-out infinite`,
    },
  },
});

globalStyle(`${bar}::-webkit-progress-bar`, { backgroundColor: 'transparent' });

globalStyle(`${bar}::-webkit-progress-value`, {
  borderRadius: vars.radius.full,
  backgroundColor: toned.edge,
  transition: 'inline-size 200ms ease-out',
  forcedColorAdjust: 'none',
});

globalStyle(`${bar}::-moz-progress-bar`, {
  borderRadius: vars.radius.full,
  backgroundColor: toned.edge,
});

globalStyle(`${bar}:indeterminate::-moz-progress-bar`, { backgroundColor: 'transparent' });

export const ring = style({ position: 'relative', display: 'inline-grid', placeItems: 'center' });

globalStyle(`${ring} > *`, { gridArea: '1 / 1' });

export const circle = style({
  fill: 'none',
  strokeWidth: 8,
  rotate: '-90deg',
  strokeLinecap: 'round',
});

export const track = style({ stroke: vars.colour.border });

export const arc = style({ stroke: toned.edge, transition: 'stroke-dasharray 200ms ease-out' });

export const ringValue = style({
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
