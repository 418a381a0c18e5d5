import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';

/** A customer as a use case is called for one, without a request. */
export function callerFor({ id, instance }: CustomerActor): CustomerCaller {
  return {
    instanceId: instance.id,
    address: '192.0.2.1',
    userAgent: 'test',
    requestId: 'test-funds',
    language: 'en',
    origin: { scheme: 'https', host: instance.host },
    customer: {
      id,
      sessionId: 1n,
      permissions: [],
      withheld: [],
      isFrozen: false,
      impersonatorId: undefined,
      gradeId: null,
      isReferred: true,
    },
  };
}
