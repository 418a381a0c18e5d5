type Bytes = Uint8Array<ArrayBuffer>;

/** What Remix writes at the end of a page: links to its scripts, and the script that imports them. */
const LINK = '<link rel="modulepreload" href="';
const LATER = '<link rel="later" href="';
const IMPORTS = 'type="module" async="">import ';

/** Where a browser does not tell of a paint, or the styles are late, scripts wait no longer than this. */
const LONGEST_MS = 500;
/** Of a page that is hidden there is nothing to be seen. */
const WAIT = [
  'await new Promise((done) => {',
  `document.hidden ? done() : setTimeout(done, ${LONGEST_MS});`,
  'new PerformanceObserver(done).observe({ type: "paint", buffered: true });',
  '});',
  'for (const link of document.querySelectorAll("link[rel=later]")) link.rel = "modulepreload";',
].join('');

/**
 * Lets a page be seen before its scripts are asked for, where Remix asks for them at once, with no way
 * to say otherwise: docs/decisions/0119
 */
export function loadScriptsAfterPaint(html: Bytes): Bytes {
  const page = Buffer.from(html.buffer, html.byteOffset, html.byteLength);
  const links = page.indexOf(LINK);
  const imports = links < 0 ? -1 : page.indexOf(IMPORTS, links);
  if (imports < 0) return html;
  const script = imports + IMPORTS.indexOf('import ');
  const end = page.indexOf('</script>', script);
  const parts = [
    page.subarray(0, links),
    Buffer.from(page.toString('utf8', links, script).replaceAll(LINK, LATER)),
    Buffer.from(`${WAIT}\n${inTurn(page.toString('utf8', script, end))}`),
    page.subarray(end),
  ];
  return Buffer.concat(parts);
}

/** Imports by a statement come before all else in a script, those by a function where they stand. */
const inTurn = (script: string): string =>
  script
    .replaceAll(/^import \* as (\w+) from ("[^"]+");?/gm, 'const $1 = await import($2);')
    .replaceAll(/^import ("[^"]+");?/gm, 'await import($1);');
