import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const hint = style({ margin: 0, color: vars.colour.muted, fontSize: vars.size.small });
