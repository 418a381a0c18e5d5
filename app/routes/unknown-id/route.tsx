import { notFound } from '../../lib/responses.ts';

export function loader() {
  throw notFound('page');
}

export default function UnknownId() {
  return null;
}
