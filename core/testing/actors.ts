import type { TestInstance, TestRequest } from './harness.ts';

type Ask = (path: string, init?: TestRequest) => Promise<Response>;

/** Somebody who asks the core: at home in one instance, with what proves who they are. */
export interface Actor {
  instance: TestInstance;
  request(path: string, init?: RequestInit): Promise<Response>;
}

export interface Actors {
  guestOfA: Actor;
  guestOfB: Actor;
}

export function createActors(ask: Ask, instances: { a: TestInstance; b: TestInstance }): Actors {
  const guest = (instance: TestInstance): Actor => ({
    instance,
    request: (path, init = {}) => ask(path, { ...init, host: instance.host }),
  });
  return { guestOfA: guest(instances.a), guestOfB: guest(instances.b) };
}
