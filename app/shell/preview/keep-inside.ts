import { PANEL_BASE, PREVIEW_BASE, splitPanelPath } from '#app/lib/i18n/languages.ts';
import { previewPath, type PreviewView } from '#app/lib/studio-preview/preview-address.ts';
import { DEFAULT_LANGUAGE } from '#locales/languages.ts';

/**
 * Keeps whoever looks at a draft in it: addresses of published pages become those of the draft,
 * all others open in a tab of their own, and nothing is sent.
 */
export function keepInside(view: PreviewView, onRefused: () => void): () => void {
  const stop = new AbortController();
  // Before the page itself hears of it.
  const options = { capture: true, signal: stop.signal };
  window.addEventListener('click', ({ target }) => redirectLink(target, view), options);
  window.addEventListener(
    'submit',
    (event) => {
      const { target, submitter } = event;
      if (!(target instanceof HTMLFormElement)) return;
      const method =
        submitter?.getAttribute('formmethod') ?? target.getAttribute('method') ?? 'get';
      if (method.toLowerCase() !== 'post') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      onRefused();
    },
    options,
  );
  return () => stop.abort();
}

function redirectLink(target: EventTarget | null, view: PreviewView): void {
  const link = target instanceof Element ? target.closest('a') : undefined;
  if (!link?.href) return;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (!/^https?:/.test(link.href) || isOf(PREVIEW_BASE, pathname)) return;
  const { language = DEFAULT_LANGUAGE, path } = splitPanelPath(pathname);
  const isPage = origin === window.location.origin && isOf(PANEL_BASE, pathname);
  if (isPage && !/^\/(?:staff|studio)(?:\/|$)/.test(path)) {
    link.href = previewPath(view, language, path) + search + hash;
    return;
  }
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
}

const isOf = (base: string, pathname: string) =>
  pathname === base || pathname.startsWith(`${base}/`);
