import { publishPanelEvent } from '#app/lib/custom-code/panel-events.ts';
import { connectSlot, type SlotNews } from '#app/lib/custom-code/strict-slot.client.ts';
import { allowMore, allowRecovery } from '#app/lib/http/trusted-types.client.ts';

/** Runs in the stage's page: mounts slots as the panel does, and watches the page meanwhile. */

export interface PageObservation {
  news: SlotNews[];
  /** The longest time in which the page's thread did nothing for us. */
  longestStallMs: number;
  stateBefore: string;
  stateAfter: string;
}

/** How long to watch: at most, and once the code is known to run and to answer. */
export interface Limits {
  limitMs: number;
  quietMs?: number;
}

export interface StageWindow {
  /** With neither it watches the page alone, which is what the others are compared with. */
  observe(run: { slot?: string; script?: string }, limits: Limits): Promise<PageObservation>;
}

const SLOT_ID = 'slot-under-test';

function state(): string {
  const copy = document.documentElement.cloneNode(true);
  if (copy instanceof Element) copy.querySelector(`#${SLOT_ID}`)?.remove();
  const markup = copy instanceof Element ? copy.outerHTML : '';
  const { cookie, title } = document;
  return JSON.stringify({
    markup,
    cookie,
    title,
    href: location.href,
    stored: { ...localStorage },
  });
}

function watchStalls(): () => number {
  let last = performance.now();
  let longest = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, 10);
  return () => {
    clearInterval(timer);
    return Math.round(Math.max(longest, performance.now() - last));
  };
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const SUBMIT_AFTER_MS = 300;

const observe: StageWindow['observe'] = async ({ slot, script }, limits) => {
  const news: SlotNews[] = [];
  const stateBefore = state();
  publishPanelEvent({ name: 'page.viewed', detail: { path: '/', language: 'en' } });
  const longestStall = watchStalls();
  const mounted = slot === undefined ? undefined : mountSlot(slot, { news, ...limits });
  if (script !== undefined) runUnguarded(script);
  await pause(SUBMIT_AFTER_MS);
  document.querySelector('form')?.requestSubmit();
  await Promise.race([mounted?.ended, pause(limits.limitMs - SUBMIT_AFTER_MS)].filter(Boolean));
  // What a code that was stopped at once had still begun shows in a moment.
  await pause(100);
  const longestStallMs = longestStall();
  const stateAfter = state();
  mounted?.remove();
  return { news, longestStallMs, stateBefore, stateAfter };
};

/** As app/shell/custom-code.tsx does. */
function mountSlot(url: string, { news, quietMs }: Limits & { news: SlotNews[] }) {
  const frame = document.createElement('iframe');
  frame.id = SLOT_ID;
  frame.sandbox.add('allow-scripts');
  frame.hidden = true;
  frame.src = url;
  let disconnect: (() => void) | undefined;
  const ended = new Promise<void>((resolve) => {
    frame.addEventListener('load', () => {
      disconnect ??= connectSlot(frame, (heard) => {
        news.push(heard);
        if (heard.kind === 'stopped') resolve();
        if (heard.kind === 'running' && quietMs) setTimeout(resolve, quietMs);
      });
    });
  });
  document.body.append(frame);
  const remove = () => {
    disconnect?.();
    frame.remove();
  };
  return { ended, remove };
}

function runUnguarded(url: string): void {
  allowMore({ createHTML: () => null, createScriptURL: (asked) => (asked === url ? asked : null) });
  const script = document.createElement('script');
  script.id = SLOT_ID;
  script.src = url;
  document.body.append(script);
}

allowRecovery();
Object.assign(window, { stage: { observe } satisfies StageWindow });
