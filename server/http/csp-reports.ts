import type { Incoming } from './listener.ts';
import { loggedPath } from './logged-path.ts';

const MAX_REPORT_BYTES = 16 * 1024;
const MOST_TEXT = 300;

/** Logs what a browser refused by our policy. Anyone may send one, so it is only ever logged. */
export async function collectCspReport({ request, visitor, log }: Incoming): Promise<Response> {
  if (request.method !== 'POST') {
    return new Response(null, { status: 405, headers: { allow: 'POST' } });
  }
  const size = Number(request.headers.get('content-length') ?? Infinity);
  if (size > MAX_REPORT_BYTES) return new Response(null, { status: 413 });
  const body: unknown = await request.json().catch(() => undefined);
  const report =
    typeof body === 'object' && body !== null && 'csp-report' in body
      ? body['csp-report']
      : undefined;
  if (typeof report !== 'object' || report === null) return new Response(null, { status: 400 });
  const field = (name: string) => {
    // An object's fields may be anything.
    const value: unknown = (report as Record<string, unknown>)[name];
    return typeof value === 'string' ? value.slice(0, MOST_TEXT) : undefined;
  };
  log.warn(
    {
      host: visitor.host,
      directive: field('effective-directive') ?? field('violated-directive'),
      blocked: field('blocked-uri')?.split('?')[0],
      document: loggedPath(field('document-uri')?.split('?')[0] ?? '') || undefined,
    },
    'content security policy violated',
  );
  return new Response(null, { status: 204 });
}
