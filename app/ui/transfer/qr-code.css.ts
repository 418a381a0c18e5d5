import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const qrCode = style({
  borderRadius: vars.radius.medium,
  forcedColorAdjust: 'none',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const overlay = style({ display: 'grid', justifyContent: 'center' });
