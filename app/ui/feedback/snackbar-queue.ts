import type { ReactNode } from 'react';

export interface SnackbarMessage {
  /** The same thing said again takes the place of what was said before. */
  id: string;
  text: ReactNode;
  tone?: 'info' | 'success' | 'warning' | 'danger';
  action?: SnackbarAction;
  /** How long it shows; null until it is sent away. Six seconds unless told. */
  timeoutMs?: number | null;
  /** Somebody has sent it away by its cross. */
  onDismiss?: () => void;
}

export interface SnackbarAction {
  label: string;
  /** Where the action leads, or what it does. */
  href?: string;
  onSelect?: () => void;
}

export type Queue = readonly SnackbarMessage[];

/**
 * The first one shows, the others wait; the last one said of its kind counts. One that stays until
 * it is sent away lets those pass that go by themselves, and comes back after them.
 */
export function enqueue(queue: Queue, message: SnackbarMessage): Queue {
  const index = queue.findIndex(({ id }) => id === message.id);
  if (index >= 0) return queue.with(index, message);
  const passed = stays(message) ? -1 : queue.findIndex(stays);
  return passed < 0 ? [...queue, message] : queue.toSpliced(passed, 0, message);
}

function stays({ timeoutMs }: SnackbarMessage): boolean {
  return timeoutMs === null;
}

export function dequeue(queue: Queue, id: string): Queue {
  const rest = queue.filter((message) => message.id !== id);
  return rest.length === queue.length ? queue : rest;
}

const TIMEOUT_MS = 6000;
const MS_PER_LETTER = 60;

/** Undefined for a message that stays. Long ones are given the time to be read. */
export function timeoutOf({ text, action, timeoutMs }: SnackbarMessage): number | undefined {
  if (timeoutMs === null) return undefined;
  if (timeoutMs !== undefined) return timeoutMs;
  const letters = typeof text === 'string' ? text.length : 0;
  return Math.max(TIMEOUT_MS, letters * MS_PER_LETTER) + (action ? 4000 : 0);
}
