import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const written = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const detail = style({ color: vars.colour.muted, fontSize: vars.size.small });
