import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { Permission } from '#core/platform/operations/permissions.pure.ts';
import type { Language } from '#locales/languages.ts';
import type { HistoryBrand } from './stage.ts';

interface Who {
  id: bigint;
  language: Language;
  permissions: readonly Permission[];
}

/** The caller of a use case that is run without a request. */
export function callerFor(
  { instanceId, host }: Pick<HistoryBrand, 'instanceId' | 'host'>,
  { id, language, permissions }: Who,
): CustomerCaller {
  return {
    ...{ instanceId, language, address: '', userAgent: '', requestId: 'history' },
    origin: { scheme: 'http', host },
    customer: {
      id,
      sessionId: 0n,
      permissions,
      withheld: [],
      isFrozen: false,
      impersonatorId: undefined,
      gradeId: null,
      // They may have been; where it counts, it is looked up.
      isReferred: true,
    },
  };
}
