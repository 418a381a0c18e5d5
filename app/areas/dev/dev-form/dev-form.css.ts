import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const page = style({ maxInlineSize: '48rem', marginInline: 'auto', padding: vars.space[4] });
