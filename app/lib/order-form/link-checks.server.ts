import type { AppLoadContext } from '@remix-run/node';
import {
  identifyNetwork,
  listTypesByUrl,
  validateUrl,
} from '#core/catalogue/links/link.operations.ts';
import { CoreError } from '../core/core.server.ts';

/** The network of a link, or null: what cannot be told is told nobody. */
export async function identifyLink({ core }: AppLoadContext, url: string): Promise<number | null> {
  if (url === '') return null;
  try {
    const { data } = await core.call(identifyNetwork, { body: { url } });
    return data?.network_id ?? null;
  } catch (error) {
    if (error instanceof CoreError) return null;
    throw error;
  }
}

/** The types that can be ordered for a link; none where that cannot be told. */
export async function typesByLink(
  { core }: AppLoadContext,
  url: string,
  networkId: number,
): Promise<number[]> {
  if (url === '' || networkId === 0) return [];
  try {
    const body = { url, network_id: networkId };
    const { data } = await core.call(listTypesByUrl, { body });
    return data.service_type_ids;
  } catch (error) {
    if (error instanceof CoreError) return [];
    throw error;
  }
}

/** Why a service cannot be ordered for a link, in the visitor's words. */
export async function linkProblems(
  { core }: AppLoadContext,
  url: string,
  service: number | string,
): Promise<string[]> {
  try {
    await core.call(validateUrl, { body: { url, service_id: service } });
    return [];
  } catch (error) {
    // A core that is away says so when the order is sent.
    if (error instanceof CoreError) return error.errors['url'] ?? [];
    throw error;
  }
}
