import type { CoreApi } from '#core/http/core-env.ts';
import { refusedCodes } from '#core/http/read-operation.ts';

export interface Operation {
  method: string;
  /** As the description has it: `/api/v1/orders/{orderId}`. */
  path: string;
  /** The names in its braces. */
  parameters: string[];
  /** Only a session opens it. */
  isForCustomers: boolean;
  /** Only staff who have it may call it. */
  permission: string | undefined;
  /** The codes that it is described to refuse with. */
  refused: string[];
}

/** Every operation that the API describes, so that a test made of them misses none. */
export function describedOperations(core: CoreApi): Operation[] {
  const { paths = {} } = core.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Operations', version: '1' },
  });
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, described]) => {
      // What an item holds beside its operations has no security either.
      const { security, responses = {} } = described as {
        security?: Record<string, string[]>[];
        responses?: Record<string, object>;
      };
      return {
        method: method.toUpperCase(),
        path,
        parameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name)),
        isForCustomers: security !== undefined,
        permission: security?.[0]?.['bearer']?.[0],
        refused: refusedCodes(responses),
      };
    }),
  );
}

/** Every operation that is routed, described or not, in the same spelling. */
export function routedOperations(core: CoreApi): string[] {
  const routed = core.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
  return [...new Set(routed)];
}
