import { style } from '@vanilla-extract/css';

/** As wide as a form is filled in well, what is read above it as well. */
export const cards = style({ maxInlineSize: '48rem' });
