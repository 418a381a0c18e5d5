import type { LoaderFunctionArgs } from '@remix-run/node';
import { notFound } from '../../lib/responses.ts';

/** A service is known by its number, alone or before its name; any other slug is of a type. */
export function loader({ params }: LoaderFunctionArgs) {
  throw notFound(/^\d+(-|$)/.test(params['slug'] ?? '') ? 'service' : 'service-type');
}

export default function Service() {
  return null;
}
