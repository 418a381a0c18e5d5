import { notFound } from '#app/lib/responses.ts';

export function loader() {
  throw notFound('page');
}

export default function UnknownId() {
  return null;
}
