import type { CoreApi } from '#core/platform/http/core-env.ts';
import { refusedBy } from '#core/platform/operations/describe-operation.ts';
import { operationsOf } from '#core/platform/operations/handle.ts';
import type { Operation } from '#core/platform/operations/operation.contract.ts';

export interface TestedOperation extends Operation {
  /** The names in the braces of its path. */
  parameters: string[];
  /** Only a session opens it. */
  isForCustomers: boolean;
  /** Only staff who have it may call it. */
  permission: string | undefined;
  /** The codes that it may refuse with. */
  refused: string[];
}

/** Every operation that an API handles, so that a test made of them misses none. */
export function describedOperations(core: CoreApi): TestedOperation[] {
  return operationsOf(core).map((operation) => {
    const { who, path } = operation;
    return {
      ...operation,
      parameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name)),
      isForCustomers: who.is === 'customer' || who.is === 'staff',
      permission: who.is === 'staff' ? who.permission : undefined,
      refused: refusedBy(operation),
    };
  });
}

/** Every operation that is routed, described or not, in the same spelling. */
export function routedOperations(core: CoreApi): string[] {
  const routed = core.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
  return [...new Set(routed)];
}
