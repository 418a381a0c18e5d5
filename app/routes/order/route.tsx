import { notFound } from '../../lib/responses.ts';

export const handle = { unlisted: true };

export function loader() {
  throw notFound('order');
}

export default function Order() {
  return null;
}
