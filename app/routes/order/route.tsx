import { notFound } from '../../lib/responses.ts';

export function loader() {
  throw notFound('order');
}

export default function Order() {
  return null;
}
