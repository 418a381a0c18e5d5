import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const words = style({ flex: '1 1 16rem', minInlineSize: 0 });

export const device = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

export const seen = style({ color: vars.colour.muted, fontSize: vars.size.small });

export const everywhere = style({ marginBlockStart: vars.space[5] });
