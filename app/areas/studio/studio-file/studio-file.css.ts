import { style } from '@vanilla-extract/css';

/** As wide as a form is filled in well. */
export const narrow = style({ maxInlineSize: '56rem' });
