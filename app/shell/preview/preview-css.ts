/**
 * Comes inside of the pages of a draft, so that no sheet of other pages has it. Colours are pairs of
 * the law; a style element may hold none of & < > " '.
 */
export const PREVIEW_CSS = `
.preview-bar{position:fixed;inset-block-end:calc(var(--mq-lower-edge,0px) + .5rem);inset-inline-start:.5rem;z-index:60;max-inline-size:min(28rem,calc(100vw - 1rem));padding:.25rem .75rem;border:1px solid var(--mq-control);border-radius:1rem;background:var(--mq-raised);color:var(--mq-text);font-size:.8125rem;line-height:1.5}
.preview-bar summary{cursor:pointer;min-block-size:1.5rem}
.preview-bar ul{margin:.25rem 0 .5rem;padding-inline-start:1.25rem;max-block-size:40vh;overflow:auto}
.preview-bar code{overflow-wrap:anywhere}
html[data-framed] .preview-bar[data-quiet]{display:none}
.preview-outline{position:fixed;inset-block-start:0;inset-inline-start:0;left:0;right:auto;z-index:70;pointer-events:none;border:2px solid var(--mq-focus-outer);border-radius:4px;box-shadow:0 0 0 2px var(--mq-focus-inner)}
.preview-name{position:absolute;inset-block-end:100%;left:-2px;padding:.125rem .5rem;background:var(--mq-focus-outer);color:var(--mq-focus-inner);border-radius:4px 4px 0 0;font-size:.75rem;font-weight:600;line-height:1.4;white-space:nowrap;forced-color-adjust:none}
.preview-outline[data-below] .preview-name{inset-block-end:auto;inset-block-start:100%;border-radius:0 0 4px 4px}
html[data-selecting] [data-edit]{cursor:crosshair}
@media print{.preview-bar,.preview-outline{display:none}}
`
  .split('\n')
  .join('');
