import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

/** As wide as a form is filled in well. */
export const narrow = style({ maxInlineSize: '48rem' });

export const host = style({ overflowWrap: 'anywhere', minInlineSize: 0 });

export const inDns = style({ color: vars.colour.muted, fontSize: vars.size.small });
