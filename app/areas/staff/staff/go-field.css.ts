import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const field = style({ marginBlock: vars.space[4] });
