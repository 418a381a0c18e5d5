import { style } from '@vanilla-extract/css';

export const written = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
