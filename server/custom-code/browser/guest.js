/**
 * Runs before the owner's code in the same worker: offers `panel`, answers the warden, and takes
 * away what the code has no use for. The walls are elsewhere, in the frame's policy and in the
 * warden; what is taken here are the ways to make noise that the walls let through, since each
 * refusal and each error of a worker is written to the console by the thread of the page.
 */
(function () {
  'use strict';

  const KEPT_OF_THE_WEB = [
    'TextDecoder', 'TextEncoder', 'URL', 'URLSearchParams', 'atob', 'btoa', 'clearInterval',
    'clearTimeout', 'console', 'crypto', 'panel', 'performance', 'queueMicrotask', 'self',
    'setInterval', 'setTimeout', 'structuredClone',
  ]; // oxfmt-ignore
  const KEPT_OF_THE_LANGUAGE = [
    'AggregateError', 'Array', 'ArrayBuffer', 'BigInt', 'BigInt64Array', 'BigUint64Array',
    'Boolean', 'DataView', 'Date', 'Error', 'EvalError', 'FinalizationRegistry', 'Float32Array',
    'Float64Array', 'Function', 'Infinity', 'Int16Array', 'Int32Array', 'Int8Array', 'Intl',
    'Iterator', 'JSON', 'Map', 'Math', 'NaN', 'Number', 'Object', 'Promise', 'Proxy', 'RangeError',
    'ReferenceError', 'Reflect', 'RegExp', 'Set', 'String', 'Symbol', 'SyntaxError', 'TypeError',
    'URIError', 'Uint16Array', 'Uint32Array', 'Uint8Array', 'Uint8ClampedArray', 'WeakMap',
    'WeakRef', 'WeakSet', 'decodeURI', 'decodeURIComponent', 'encodeURI', 'encodeURIComponent',
    'escape', 'globalThis', 'isFinite', 'isNaN', 'parseFloat', 'parseInt', 'undefined', 'unescape',
  ]; // oxfmt-ignore
  const MOST_LINES = 100;
  const MOST_LINE_LENGTH = 1000;

  const post = self.postMessage.bind(self);
  const listen = self.addEventListener.bind(self);
  const listeners = new Map();
  /** Events that came before the code listened for them. */
  const waiting = [];

  listen('message', (event) => {
    event.stopImmediatePropagation();
    const { kind, panelEvent } = event.data;
    if (kind === 'beat') post({ kind: 'alive' });
    else if (kind === 'event') deliver(panelEvent);
  });
  listen('error', (event) => {
    event.preventDefault();
    fail(event.message);
  });
  listen('unhandledrejection', (event) => {
    event.preventDefault();
    fail(event.reason);
  });

  let failures = 0;
  function fail(reason) {
    failures += 1;
    if (failures > 5) return;
    let message = 'unknown';
    try {
      message = String(reason).slice(0, MOST_LINE_LENGTH);
    } catch {
      message = 'an error without words';
    }
    post({ kind: 'failed', message });
  }

  function deliver({ name, detail }) {
    const own = listeners.get(name);
    if (!own) return void waiting.push({ name, detail });
    for (const listener of own) {
      try {
        listener(detail);
      } catch (error) {
        fail(error);
      }
    }
  }

  const panel = Object.freeze({
    on(name, listener) {
      if (typeof listener !== 'function') throw new TypeError('panel.on needs a function');
      const own = listeners.get(String(name)) ?? [];
      listeners.set(String(name), [...own, listener]);
      if (own.length > 0) return;
      // Later, so that the code is not called back while it still sets itself up.
      const late = waiting.filter((panelEvent) => panelEvent.name === name);
      queueMicrotask(() => late.forEach(deliver));
    },
    send(target, payload) {
      post({ kind: 'send', target: String(target), body: JSON.stringify(payload) ?? 'null' });
    },
  });

  let lines = 0;
  function limited(write) {
    return (...values) => {
      lines += 1;
      if (lines > MOST_LINES) return;
      write(values.map((value) => String(value).slice(0, MOST_LINE_LENGTH)).join(' '));
    };
  }
  const { debug, error, info, log, warn } = console;
  const quietConsole = Object.freeze({
    debug: limited(debug.bind(console)),
    error: limited(error.bind(console)),
    info: limited(info.bind(console)),
    log: limited(log.bind(console)),
    warn: limited(warn.bind(console)),
  });

  /** The policy refuses code in a text, too, but it says so on the console each time. */
  function refuseText(start) {
    return (callback, ...rest) => {
      if (typeof callback !== 'function') throw new TypeError('A timer needs a function');
      return start(callback, ...rest);
    };
  }
  function takeAwayEvaluation() {
    const kinds = [() => {}, async () => {}, function* () {}, async function* () {}];
    for (const kind of kinds) {
      const prototype = Object.getPrototypeOf(kind);
      const refuse = function Function() {
        throw new EvalError('Code in a text is not run here');
      };
      refuse.prototype = prototype;
      Object.defineProperty(prototype, 'constructor', { value: refuse });
      if (prototype === Function.prototype) define('Function', refuse);
    }
  }

  function define(name, value) {
    Object.defineProperty(self, name, { value, writable: true, configurable: true });
  }

  function takeAway() {
    const kept = new Set([...KEPT_OF_THE_WEB, ...KEPT_OF_THE_LANGUAGE]);
    for (let holder = self; holder !== Object.prototype; holder = Object.getPrototypeOf(holder)) {
      for (const name of Object.getOwnPropertyNames(holder)) {
        if (holder === self && kept.has(name)) continue;
        if (holder !== self && (kept.has(name) || name === 'constructor')) continue;
        if (!Reflect.deleteProperty(holder, name)) define(name, undefined);
      }
    }
  }

  define('setTimeout', refuseText(self.setTimeout.bind(self)));
  define('setInterval', refuseText(self.setInterval.bind(self)));
  define('console', quietConsole);
  define('panel', panel);
  delete URL.createObjectURL;
  takeAwayEvaluation();
  takeAway();
})();
