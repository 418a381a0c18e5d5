import type { Result, Router } from 'hono/router';
import { RegExpRouter } from 'hono/router/reg-exp-router';
import { SmartRouter } from 'hono/router/smart-router';
import { TrieRouter } from 'hono/router/trie-router';

/** Methods are the client's words; these are the ones that an operation can have. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'ALL']);
const OTHER = 'OTHER';

/**
 * The framework's usual choice of routers. The one that takes over once a fixed path stands beside
 * a parameter looks methods up in a plain object, where `constructor` finds something.
 */
export function createRouter<T>(): Router<T> {
  const router = new SmartRouter<T>({ routers: [new RegExpRouter(), new TrieRouter()] });
  return {
    name: 'KnownMethodsRouter',
    add: (method, path, handler) => router.add(method, path, handler),
    match: (method, path): Result<T> => router.match(METHODS.has(method) ? method : OTHER, path),
  };
}
