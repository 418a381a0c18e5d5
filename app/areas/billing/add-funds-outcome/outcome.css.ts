import { style } from '@vanilla-extract/css';

export const quote = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
