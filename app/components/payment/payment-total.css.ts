import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const steps = style({ display: 'grid', gap: vars.space[4] });
