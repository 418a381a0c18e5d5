import { createAnswers } from './answer-order.ts';
import type { Answer, Order } from './catalogue-messages.ts';

/** What of a worker's own scope is used here; the types of the page do not know it. */
interface Scope {
  addEventListener(kind: 'message', hear: (event: MessageEvent<Order>) => void): void;
  postMessage(answer: Answer): void;
}

const scope = globalThis as unknown as Scope; // The types of the page say that this is a window.
const answer = createAnswers();

scope.addEventListener('message', ({ data }) => {
  try {
    scope.postMessage(answer(data));
  } catch {
    scope.postMessage({ kind: 'failed', id: data.id });
  }
});
