import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { createWidgetScript, WIDGET_SCRIPT } from './widget-script.ts';

const text = await readFile(WIDGET_SCRIPT, 'utf8');
const serve = createWidgetScript(text);
const ask = (init: RequestInit = {}, path = '/widget.js') =>
  serve(new Request(`https://panel.example${path}`, init), path);

it('is loaded by every site, small, and asked for again only where it has changed', async () => {
  const answer = ask();
  expect(answer?.status).toBe(200);
  expect(await answer?.text()).toBe(text);
  expect(text.length).toBeLessThanOrEqual(3_072);
  expect(answer?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer?.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(answer?.headers.get('cache-control')).toBe('public, max-age=3600');
  const etag = answer?.headers.get('etag') ?? '';
  expect(ask({ headers: { 'if-none-match': etag } })?.status).toBe(304);
  expect(ask({ method: 'POST' })?.status).toBe(405);
  expect(ask({}, '/widget.json')).toBeUndefined();
});
