import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const stars = style({ display: 'inline-flex', gap: vars.space.half });

const star = style({ display: 'grid' });

export const full = style([star, { color: vars.colour.brand.text }]);
export const empty = style([star, { color: vars.colour.muted }]);

globalStyle(`${full} svg`, { fill: 'currentColor' });
