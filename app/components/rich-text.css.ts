import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { UNTRACKED } from '../ui/tracking.ts';

export const richText = style({ maxInlineSize: '44rem' });

const inside = (selector: string) =>
  selector
    .split(', ')
    .map((part) => `${richText} ${part}`)
    .join(', ');

globalStyle(inside('p, ul, ol, blockquote, pre, hr'), { marginBlockEnd: vars.space[4] });

globalStyle(`${richText} > :last-child`, { marginBlockEnd: 0 });

globalStyle(inside('h2'), {
  marginBlock: `${vars.space[10]} ${vars.space[3]}`,
  fontSize: vars.size.title3,
  letterSpacing: '-0.01em',
});

globalStyle(inside(`h2${UNTRACKED}`), { letterSpacing: 0 });

globalStyle(inside('h2:first-child'), { marginBlockStart: 0 });

globalStyle(inside('h3, h4'), {
  marginBlock: `${vars.space[6]} ${vars.space[2]}`,
  fontSize: vars.size.title4,
});

globalStyle(inside('ul, ol'), { paddingInlineStart: vars.space[6] });

globalStyle(inside('li + li'), { marginBlockStart: vars.space[2] });

globalStyle(inside('li::marker'), {
  color: vars.colour.brand.text,
  fontWeight: vars.weight.strong,
});

globalStyle(inside('blockquote'), {
  paddingInlineStart: vars.space[4],
  borderInlineStart: `3px solid ${vars.colour.brand.edge}`,
  color: vars.colour.muted,
});

globalStyle(inside('code, pre'), {
  fontFamily: vars.font.mono,
  fontSize: vars.size.small,
  backgroundColor: vars.colour.sunken,
  borderRadius: vars.radius.small,
});

globalStyle(inside('code'), { paddingInline: vars.space[1] });

globalStyle(inside('pre'), { padding: vars.space[4], overflowX: 'auto' });

globalStyle(inside('pre code'), { padding: 0 });

globalStyle(inside('hr'), { border: 0, borderBlockStart: `1px solid ${vars.colour.border}` });

export const tableScroll = style({ overflowX: 'auto', marginBlockEnd: vars.space[4] });

globalStyle(inside('table'), { borderCollapse: 'collapse', inlineSize: '100%' });

globalStyle(inside('th, td'), {
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBlockEnd: `1px solid ${vars.colour.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
});

// Paper cannot be clicked.
globalStyle(inside('a[href^="http"]::after'), {
  '@media': { print: { content: '" (" attr(href) ")"' } },
});
