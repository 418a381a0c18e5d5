import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const more = style({ marginBlockStart: vars.space[4] });
