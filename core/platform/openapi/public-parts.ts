import type { CoreApi } from '#core/platform/http/core-env.ts';

/** What stands in the public description beside operations: calls of another form, and what is sent. */
interface PublicPart {
  paths?: Readonly<Record<string, object>>;
  webhooks?: Readonly<Record<string, object>>;
}

const parts = new WeakMap<CoreApi, PublicPart[]>();

export function addPublicPart(api: CoreApi, part: PublicPart): void {
  parts.set(api, [...publicPartsOf(api), part]);
}

export const publicPartsOf = (api: CoreApi): readonly PublicPart[] => parts.get(api) ?? [];
