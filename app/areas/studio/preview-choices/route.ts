import type { LoaderFunctionArgs } from '@remix-run/node';
import { CoreError } from '#app/lib/core/core.server.ts';
import { previewData } from '#app/areas/studio/preview-data.server.ts';

/** What there is to look at, for a pane beside a form. */
export async function loader({ context }: LoaderFunctionArgs) {
  try {
    const data = await previewData(context);
    return Response.json(data, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    // To everybody else there is no studio.
    return new Response(null, { status: error.status < 500 ? 404 : 503 });
  }
}
