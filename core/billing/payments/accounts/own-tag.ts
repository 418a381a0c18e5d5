interface Own {
  instanceId: number;
  ownReference: string;
}

/**
 * What a provider is given to keep with a payment. Several instances may have the same account, and
 * each of them hears of the payments of all.
 */
export const ownTag = ({ instanceId, ownReference }: Own): string =>
  `${instanceId}.${ownReference}`;

/** Our reference in what a provider has kept; undefined if it is not a payment of this instance. */
export function ownReferenceIn(
  tag: string | null | undefined,
  instanceId: number,
): string | undefined {
  const start = `${instanceId}.`;
  if (!tag?.startsWith(start) || tag.length === start.length) return undefined;
  return tag.slice(start.length);
}
