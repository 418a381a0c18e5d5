/** What the owner's code can hear of, with what it is told: nothing that names a customer. */
export interface PanelEvents {
  'page.viewed': { path: string; language: string };
  'order.created': { orderId: string; total: string; currency: string };
}

/** One event as it travels to the code. */
export type PanelEvent = {
  [Name in keyof PanelEvents]: { name: Name; detail: PanelEvents[Name] };
}[keyof PanelEvents];

/** More than anyone does before the code has started, which takes a second or two. */
const MOST_WAITING = 100;

const waiting: PanelEvent[] = [];
let listener: ((event: PanelEvent) => void) | undefined;

/** Tells the owner's code, now or as soon as it runs. */
export function publishPanelEvent(event: PanelEvent): void {
  if (listener) listener(event);
  else if (waiting.length < MOST_WAITING) waiting.push(event);
}

/** Hears every event from the start of the page on; one listener at a time, none twice. */
export function hearPanelEvents(hear: (event: PanelEvent) => void): () => void {
  listener = hear;
  for (const event of waiting.splice(0)) hear(event);
  return () => {
    if (listener === hear) listener = undefined;
  };
}
