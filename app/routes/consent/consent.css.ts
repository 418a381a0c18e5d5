import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const form = style({ display: 'grid', gap: vars.space[6], maxInlineSize: '40rem' });
