import { notFound } from '#app/lib/http/responses.ts';

export function loader() {
  throw notFound('page');
}

export default function UnknownId() {
  return null;
}
