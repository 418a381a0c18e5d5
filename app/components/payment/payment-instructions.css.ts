import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const code = style({ display: 'grid', justifyItems: 'center', gap: vars.space[3] });
