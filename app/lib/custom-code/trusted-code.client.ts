import { allowMore } from '../http/trusted-types.client.ts';
import { createCrashCounter } from './crash-counter.ts';
import { hearPanelEvents, type PanelEvent } from './panel-events.ts';

/** How long a script must go without an error to count as one that works. */
const PROBATION_MS = 3_000;

/** Runs the owner's script in the page, unless it broke the last few pages. */
export function startTrustedCode(url: string, tell: (sentence: string) => void): void {
  if (document.querySelector(`script[src="${url}"]`)) return;
  const counter = createCrashCounter({
    memory: storageOf(window),
    script: url,
    now: () => Date.now(),
  });
  if (!counter.mayStart()) {
    tell('Custom code is off here: it failed several times in a row');
    return;
  }
  if (!counter.started()) return;
  offerPanel();
  const hasFailed = watchFor(url);
  // A page that hangs cannot say that it goes; one that goes before the time is up has not hung.
  addEventListener('pagehide', () => {
    if (!hasFailed()) counter.left();
  });
  const script = document.createElement('script');
  script.addEventListener('load', () => {
    setTimeout(() => {
      if (!hasFailed()) counter.survived();
    }, PROBATION_MS);
  });
  // What never arrived broke nothing.
  script.addEventListener('error', () => counter.survived());
  // This very address, for good: no other script follows from it.
  allowMore({ createHTML: () => null, createScriptURL: (asked) => (asked === url ? asked : null) });
  script.src = url;
  document.body.append(script);
}

/** Watches for errors that nobody caught and that come out of a script. */
function watchFor(url: string): () => boolean {
  let hasFailed = false;
  addEventListener('error', ({ filename }) => {
    if (filename.endsWith(url)) hasFailed = true;
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof Error && reason.stack?.includes(url)) hasFailed = true;
  });
  return () => hasFailed;
}

type Listener = (detail: unknown) => void;

/** The same `panel.on` as in the strict tier; a trusted script sends by itself. */
function offerPanel(): void {
  const listeners = new Map<string, Listener[]>();
  const heard: PanelEvent[] = [];
  const panel = Object.freeze({
    on(name: string, listener: Listener) {
      listeners.set(name, [...(listeners.get(name) ?? []), listener]);
      for (const event of heard) if (event.name === name) listener(event.detail);
    },
  });
  Object.defineProperty(window, 'panel', { value: panel, configurable: true });
  hearPanelEvents((event) => {
    heard.push(event);
    for (const listener of listeners.get(event.name) ?? []) listener(event.detail);
  });
}

/** Where storage is refused, reading the property throws. */
function storageOf(owner: { readonly localStorage: Storage }): Storage | undefined {
  try {
    return owner.localStorage;
  } catch {
    return undefined;
  }
}
