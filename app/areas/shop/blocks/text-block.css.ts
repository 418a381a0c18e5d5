import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_DESKTOP } from '#app/ui/breakpoints.ts';
import { setBeside } from './beside.ts';
import { blockOf } from './block-of.ts';

const panel = blockOf('text', 'panel');

for (const layout of ['beside', 'panel']) setBeside(blockOf('text', layout));

globalStyle(panel, {
  padding: vars.space[6],
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.surface,
  '@media': { [FROM_DESKTOP]: { padding: vars.space[12] } },
});
