import { invariant } from '#core/errors.ts';

/** What one noun does about what happens in another; `core/nouns.ts` connects all of them. */
export interface Listening {
  connect(): void;
}

export interface Listeners<Args extends unknown[]> {
  /** What a noun lists under `listens`. */
  call(listener: (...args: Args) => Promise<void>): Listening;
  /** Calls them in the order of the nouns, in the transaction that is among the arguments. */
  tell(...args: Args): Promise<void>;
}

/**
 * Those who want to know of something and stand above it, so that it cannot import them. Without
 * `core/nouns.ts` nobody would hear of it, and it refuses to happen.
 */
export function listeners<Args extends unknown[]>(what: string): Listeners<Args> {
  const all: ((...args: Args) => Promise<void>)[] = [];
  return {
    call(listener) {
      return { connect: () => void all.push(listener) };
    },
    async tell(...args) {
      invariant(all.length > 0, `core/nouns.ts connects who listens: ${what}`);
      for (const listener of all) await listener(...args);
    },
  };
}

export interface Provided<Service> {
  /** What a noun lists under `listens`. */
  by(service: Service): Listening;
  get(): Service;
}

/** What a lower noun needs of a single one above it. */
export function provided<Service>(what: string): Provided<Service> {
  let known: Service | undefined;
  const own: Provided<Service> = {
    by(service) {
      return { connect: () => void (known = service) };
    },
    get() {
      invariant(known !== undefined, `core/nouns.ts connects who provides: ${what}`);
      return known;
    },
  };
  return own;
}
