import type { LoaderFunctionArgs } from '@remix-run/node';
import { getInstanceFile } from '#core/studio/instance-file/instance-file.operations.ts';

/** With its pictures, an instance may take a while. */
const PATIENCE_MS = 60_000;

/** What is public, as a file to keep. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const hasPictures = new URL(request.url).searchParams.get('pictures') === 'include';
  const { data } = await context.core.call(getInstanceFile, {
    ...(hasPictures && { query: { pictures: 'include' } }),
    timeoutMs: PATIENCE_MS,
  });
  return new Response(`${JSON.stringify(data, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="instance.json"',
      'cache-control': 'no-store',
    },
  });
}
