import type { Deps } from '#core/deps.ts';
import { addCustomer, logInAs, type TestCustomer } from './customers.ts';
import type { TestInstance, TestRequest } from './harness.ts';

type Ask = (path: string, init?: TestRequest) => Promise<Response>;

/** Somebody who asks the core: at home in one instance, with what proves who they are. */
export interface Actor {
  instance: TestInstance;
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Sends a value as JSON. */
  post(path: string, body?: unknown): Promise<Response>;
}

export interface CustomerActor extends Actor, TestCustomer {
  /** What the actor sends as its authorization header. */
  authorization: string;
}

export interface Actors {
  guestOfA: Actor;
  guestOfB: Actor;
  customerOfA: CustomerActor;
  /** Nothing of theirs may ever be seen by the first. */
  otherCustomerOfA: CustomerActor;
  customerOfB: CustomerActor;
  staffOfA: CustomerActor;
  staffOfB: CustomerActor;
  /** May do everything that staff may, and what owners alone may. */
  ownerOfA: CustomerActor;
  otherOwnerOfA: CustomerActor;
  ownerOfB: CustomerActor;
}

interface Stage {
  deps: Deps;
  ask: Ask;
  instances: { a: TestInstance; b: TestInstance };
}

export async function createActors({ deps, ask, instances }: Stage): Promise<Actors> {
  const customerOf = async (
    instance: TestInstance,
    given: { roles?: string[] } = {},
  ): Promise<CustomerActor> => {
    const customer = await addCustomer(deps, instance.id, given);
    const authorization = await logInAs(deps, instance.id, customer);
    return { ...customer, ...actor(ask, instance, authorization), authorization };
  };
  return {
    guestOfA: actor(ask, instances.a),
    guestOfB: actor(ask, instances.b),
    customerOfA: await customerOf(instances.a),
    otherCustomerOfA: await customerOf(instances.a),
    customerOfB: await customerOf(instances.b),
    staffOfA: await customerOf(instances.a, { roles: ['staff'] }),
    staffOfB: await customerOf(instances.b, { roles: ['staff'] }),
    ownerOfA: await customerOf(instances.a, { roles: ['owner'] }),
    otherOwnerOfA: await customerOf(instances.a, { roles: ['owner'] }),
    ownerOfB: await customerOf(instances.b, { roles: ['owner'] }),
  };
}

function actor(ask: Ask, instance: TestInstance, authorization?: string): Actor {
  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (authorization !== undefined && !headers.has('authorization')) {
      headers.set('authorization', authorization);
    }
    return ask(path, { ...init, headers, host: instance.host });
  }
  return {
    instance,
    request,
    post: (path, body) =>
      request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  };
}
