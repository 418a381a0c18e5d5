import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { STUDIO_BAR } from '#app/areas/studio/studio/studio-measures.ts';

export const changes = style({
  scrollMarginBlockStart: `calc(${STUDIO_BAR} + ${vars.space[4]})`,
});

export const heading = style({ fontSize: vars.size.title3 });

const mark = { flex: 'none', display: 'flex', marginBlockStart: vars.space.half } as const;

export const marks = {
  fine: style({ ...mark, color: vars.colour.success.text }),
  warning: style({ ...mark, color: vars.colour.warning.text }),
  problem: style({ ...mark, color: vars.colour.danger.text }),
};

export const words = style({ minInlineSize: 0 });
