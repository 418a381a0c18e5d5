import { hearPanelEvents } from './panel-events.ts';

/** What the warden says of the code; nothing else ever comes out of the frame. */
export type SlotNews =
  | { kind: 'running' }
  | { kind: 'failed'; message: string }
  | { kind: 'stopped'; reason: string };

/**
 * Connects a loaded slot frame with the page's events by a port that only the two of them hold, so
 * that a message of someone else can never be taken for one of the slot.
 */
export function connectSlot(frame: HTMLIFrameElement, hearNews: (news: SlotNews) => void) {
  const { port1: port, port2 } = new MessageChannel();
  port.onmessage = ({ data }: MessageEvent<SlotNews>) => hearNews(data);
  // The origin of a sandboxed frame has no name.
  frame.contentWindow?.postMessage('start', '*', [port2]);
  const stopHearing = hearPanelEvents((event) => port.postMessage(event));
  return function disconnect() {
    stopHearing();
    port.close();
  };
}
