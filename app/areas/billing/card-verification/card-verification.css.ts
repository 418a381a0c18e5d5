import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const said = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const note = style({ color: vars.colour.muted, fontSize: vars.size.small });
