import { notFound } from '../../lib/responses.ts';

export const handle = { unlisted: true };

export function loader() {
  throw notFound('page');
}

export default function UnknownId() {
  return null;
}
