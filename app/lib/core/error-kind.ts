import { isRouteErrorResponse } from '@remix-run/react';
import { missingCardOf, type MissingCard } from '../http/responses.ts';

/** Which error screen stands for an error: what is missing, or that something went wrong. */
export type ErrorKind = MissingCard | 'wrong';

export function errorKindOf(error: unknown): ErrorKind {
  return isRouteErrorResponse(error) && error.status === 404 ? missingCardOf(error.data) : 'wrong';
}
