import type { Log } from '#core/log.ts';
import type { Listener } from './database.ts';
import { parseNotification } from './notify.ts';
import { scopes } from './scope.ts';

/** Who listens to what in this process. */
export class Listeners {
  readonly #byChannel = new Map<string, Set<Listener>>();
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  add(channel: string, listener: Listener | Listener['hear']): () => void {
    // An object of its own, so that the same function may listen twice.
    const entry: Listener =
      typeof listener === 'function' ? { hear: listener } : bindListener(listener);
    const entries = this.#byChannel.get(channel) ?? new Set();
    this.#byChannel.set(channel, entries.add(entry));
    return () => {
      entries.delete(entry);
      if (entries.size === 0 && this.#byChannel.get(channel) === entries) {
        this.#byChannel.delete(channel);
      }
    };
  }

  deliver(message: string): void {
    const { channel, payload } = parseNotification(message);
    for (const entry of [...(this.#byChannel.get(channel) ?? [])]) {
      this.#guard(channel, () => entry.hear(payload));
    }
  }

  /** After a lost connection. */
  sayMissed(): void {
    for (const [channel, entries] of [...this.#byChannel]) {
      for (const entry of [...entries]) this.#guard(channel, () => entry.missed?.());
    }
  }

  #guard(channel: string, call: () => void): void {
    try {
      // A notification arrives with the end of somebody's transaction, and is not a part of it.
      scopes.exit(call);
    } catch (error) {
      this.#log.error({ err: error, channel }, 'A listener of the database failed.');
    }
  }
}

function bindListener(listener: Listener): Listener {
  return {
    hear: (payload) => listener.hear(payload),
    missed: () => listener.missed?.(),
  };
}
