import { createHash } from 'node:crypto';
import { defaultTreeAdapter as adapter, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

type Parsed = DefaultTreeAdapterTypes.ChildNode;

/** What no sanitised tree can show: scripts, and all that is drawn instead of written. */
const NEEDS_FRAME = new Set(['script', 'style', 'img', 'picture', 'svg', 'video', 'canvas']);

/** Answers the page around the frame, which cannot look into it, whether there is anything to see. */
const REPORTER = `addEventListener('message', (event) => {
  if (event.data !== 'banner?' || document.readyState !== 'complete') return;
  const { body } = document;
  const isEmpty = !body.innerText.trim() && !body.querySelector('img,svg,video,canvas,picture');
  event.source.postMessage({ banner: isEmpty ? 'empty' : 'loaded' }, '*');
});`;

export function needsFrame(html: string): boolean {
  return elementsOf(parseFragment(html).childNodes).some(({ tagName }) => NEEDS_FRAME.has(tagName));
}

/** What the frame's sandbox lets an owner's script do, in the header and in the page around it. */
const FRAME_SANDBOX =
  'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

/**
 * A document for the HTML of an owner that needs a script. It has an origin of its own, asks servers
 * for pictures and videos and nothing else, and runs only what stands in it: a script allowed by its
 * hash can bring in no other.
 */
export function bannerFrame(html: string, page: { lang: string; origin: string }): Response {
  const scripts = [REPORTER, ...inlineScripts(html)].map((source) => `'sha256-${sha256(source)}'`);
  const policy = [
    `sandbox ${FRAME_SANDBOX}`,
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    "style-src 'unsafe-inline'",
    `img-src ${page.origin} https: data:`,
    'media-src https:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ];
  const markup = [
    `<!doctype html><html lang="${page.lang}"><head><meta charset="utf-8"><base target="_top">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Before the owner's HTML, which may leave an element open.
    `<script>${REPORTER}</script>`,
    '<style>body{margin:0;font-family:system-ui,sans-serif}img,svg{max-width:100%}</style>',
    `</head><body>${html}</body></html>`,
  ];
  return new Response(markup.join(''), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'x-frame-options': 'SAMEORIGIN',
    },
  });
}

function inlineScripts(html: string): string[] {
  return elementsOf(parseFragment(html).childNodes)
    .filter(
      ({ tagName, attrs }) => tagName === 'script' && !attrs.some(({ name }) => name === 'src'),
    )
    .map(({ childNodes }) =>
      childNodes.map((node) => (adapter.isTextNode(node) ? node.value : '')).join(''),
    );
}

/** Without recursion: an owner's HTML may be nested deeper than the stack of calls. */
function elementsOf(nodes: readonly Parsed[]): DefaultTreeAdapterTypes.Element[] {
  const elements: DefaultTreeAdapterTypes.Element[] = [];
  const waiting = [...nodes];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!adapter.isElementNode(node)) continue;
    elements.push(node);
    for (const child of node.childNodes) waiting.push(child);
  }
  return elements;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
