import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

const pulse = keyframes({ '50%': { opacity: 0.5 } });

/** What comes after loading must take the same room, so lines are as high as those of a text. */
export const skeleton = style({
  display: 'grid',
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${pulse} 1.6s ease-in-out infinite` },
  },
});

const bar = style({
  borderRadius: vars.radius.small,
  backgroundColor: vars.colour.sunken,
  '@media': { '(forced-colors: active)': { border: '1px solid GrayText' } },
});

export const line = style([bar, { blockSize: '0.7lh', marginBlock: '0.15lh' }]);

globalStyle(`${line}:nth-child(3n + 2)`, { inlineSize: '92%' });

globalStyle(`${line}:last-child:not(:first-child)`, { inlineSize: '64%' });

export const block = style([bar, { aspectRatio: '16 / 9', marginBlockEnd: vars.space[4] }]);

export const card = style([
  skeleton,
  {
    padding: vars.density.card,
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.large,
    backgroundColor: vars.colour.surface,
  },
]);

export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.density.gap,
  minBlockSize: vars.density.row,
  borderBlockEnd: `1px solid ${vars.colour.border}`,
});

globalStyle(`${row} > ${line}`, { inlineSize: '70%' });

globalStyle(`${row} > ${line}:first-child`, { inlineSize: '90%' });

globalStyle(`${row} > ${line}:last-child`, { inlineSize: '40%', justifySelf: 'end' });
