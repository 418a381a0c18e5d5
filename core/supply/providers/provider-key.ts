import type { SealOwner } from '#core/platform/secrets/seal.ts';

/** A key is sealed for the address that it was given for, and is sent to no other. */
export const keyOwner = ({ instanceId, url }: { instanceId: number; url: string }): SealOwner => ({
  purpose: 'provider',
  owner: `${instanceId}/${url}`,
});
