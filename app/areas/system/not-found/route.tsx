import { notFound } from '#app/lib/http/responses.ts';

export function loader() {
  throw notFound('page');
}

// A component makes this a page, so that its refusal is shown in the shell.
export default function NotFound() {
  return null;
}
