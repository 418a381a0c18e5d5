import { vendorGlobals, type ToolAdapter } from './tool-adapter.ts';

const COUNTER = 'https://mc.yandex.ru';
const PLACES = [COUNTER, 'https://mc.yandex.com', 'https://yastatic.net'];

type Call = ((...words: unknown[]) => void) & { a?: unknown[]; l?: number };

/** Keeps what is said until the vendor's script puts its own function in the place of this one. */
function queue(): Call {
  const call: Call = (...words) => void (call.a ??= []).push(words);
  call.l = Date.now();
  return call;
}

function say(...words: unknown[]): void {
  const ym = vendorGlobals()['ym'];
  if (typeof ym === 'function') ym(...words);
}

export const yandexMetrika: ToolAdapter = {
  gate: 'analytics',
  scripts: PLACES,
  sources: {
    'connect-src': [...PLACES, 'wss://mc.yandex.ru', 'wss://mc.yandex.com'],
    'img-src': PLACES,
    'frame-src': [COUNTER, 'https://mc.yandex.com', 'blob:'],
  },
  start({ id, loadScript }) {
    vendorGlobals()['ym'] ??= queue();
    // Deferred, because each view is sent by us; what people type is never recorded.
    say(Number(id), 'init', { defer: true, webvisor: false, clickmap: false, trackLinks: true });
    loadScript(`${COUNTER}/metrika/tag.js`);
    return {
      pageView({ url, title, referrer }) {
        say(Number(id), 'hit', url, { title, referer: referrer });
      },
    };
  },
};
