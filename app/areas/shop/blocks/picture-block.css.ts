import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { blockOf } from './block-of.ts';

const picture = blockOf('picture');

globalStyle(`${picture} > figure`, { margin: 0 });

globalStyle(`${blockOf('picture', 'content')} > figure`, { maxInlineSize: '44rem' });

globalStyle(`${picture} img`, {
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.large,
});

globalStyle(`${blockOf('picture', 'wide')} img`, { inlineSize: '100%' });

globalStyle(`${picture} figcaption`, {
  maxInlineSize: '44rem',
  marginBlockStart: vars.space[2],
  color: vars.colour.muted,
  fontSize: vars.size.small,
});
