import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const kept = style({ color: vars.colour.success.text });

export const mark = style({ flex: 'none', marginBlockStart: vars.space.half });
