import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const frame = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  alignItems: 'center',
  minBlockSize: '100dvh',
  maxInlineSize: '60rem',
  marginInline: 'auto',
  padding: vars.space[4],
});

export const header = style({ paddingBlock: vars.space[4] });
