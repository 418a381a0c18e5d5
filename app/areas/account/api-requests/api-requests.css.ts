import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const quiet = style({ color: vars.colour.muted, fontSize: vars.size.small });
