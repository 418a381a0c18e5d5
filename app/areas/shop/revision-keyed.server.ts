import { redirect, type AppLoadContext } from '@remix-run/node';
import { getCatalogueAddress } from '#core/catalogue/services/snapshot.operations.ts';
import { CoreError } from '#app/lib/core/core.server.ts';

interface KeyedAnswer {
  /** The address without its revision. */
  path: string;
  /** The revision that was asked for, if any. */
  asked: string | undefined;
  make: (hash: string) => Promise<unknown>;
}

/**
 * What only changes with the catalogue or the look of the instance, for scripts of our own. The
 * plain address leads to the one of now, which the browser keeps for as long as it likes.
 */
export async function revisionKeyed(
  { core, instance }: AppLoadContext,
  { path, asked, make }: KeyedAnswer,
): Promise<Response> {
  try {
    const { data } = await core.call(getCatalogueAddress);
    const revision = `${data.hash}-${instance.theme.sha256.replace(/\W/g, '').slice(0, 12)}`;
    if (asked !== revision) {
      const headers = { 'cache-control': 'private, no-cache' };
      return redirect(`${path}/${revision}`, { headers });
    }
    const headers = { 'cache-control': 'private, max-age=31536000, immutable' };
    return Response.json(await make(data.hash), { headers });
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    return new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } });
  }
}
