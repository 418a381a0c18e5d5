import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const form = style({ maxInlineSize: '40rem' });

export const more = style({ marginBlockStart: vars.space[3] });

export const detail = style({ color: vars.colour.muted, fontSize: vars.size.small });

export const none = style({ color: vars.colour.muted });

export const link = style({ overflowWrap: 'anywhere' });

export const pages = style({ marginBlockStart: vars.space[5] });

export const url = style({ overflowWrap: 'anywhere' });
