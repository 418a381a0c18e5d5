import { style } from '@vanilla-extract/css';

/** As wide as a form is filled in well. */
export const forms = style({ maxInlineSize: '48rem' });
