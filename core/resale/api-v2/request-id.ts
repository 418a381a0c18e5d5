import type { Params } from './params.ts';
import { Refusal } from './refusal.ts';
import { SAYS } from './words.pure.ts';

const LONGEST_REQUEST_ID = 255;

/** By which a program knows an `add`. */
export function requestIdIn(params: Params): string | undefined {
  const requestId = params.get('request_id');
  if (requestId !== undefined && requestId.length > LONGEST_REQUEST_ID) {
    throw new Refusal(SAYS.request, 'request_id');
  }
  return requestId;
}
