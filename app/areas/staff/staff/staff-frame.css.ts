import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const sections = style({ marginBlockStart: vars.space[5] });
