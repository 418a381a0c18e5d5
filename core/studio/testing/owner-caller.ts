import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { PERMISSIONS } from '#core/platform/operations/permissions.pure.ts';

/** Who the use cases are called for, as a session would say. */
export function ownerCaller(instanceId: number, id: bigint): CustomerCaller {
  return {
    instanceId,
    address: '192.0.2.1',
    userAgent: 'test',
    requestId: 'test-studio',
    language: 'en',
    origin: { scheme: 'http', host: 'test.example' },
    customer: {
      id,
      sessionId: 1n,
      withheld: [],
      permissions: PERMISSIONS,
      isFrozen: false,
      impersonatorId: undefined,
      gradeId: null,
      isReferred: false,
    },
  };
}
