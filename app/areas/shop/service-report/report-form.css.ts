import { style } from '@vanilla-extract/css';
import { panel } from '#app/ui/panel.ts';

export const form = style({ ...panel, maxInlineSize: '44rem' });
