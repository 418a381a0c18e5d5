import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { presenceBody } from '#core/back-office/presence/presence.operations.ts';
import { othersAt } from '#app/areas/staff/presence.server.ts';

/** Says again that something is still open, and who else has it so. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const asked = presenceBody.safeParse({
    subject: query.get('subject'),
    id: Number(query.get('id')),
  });
  if (!asked.success) throw new Response(null, { status: 400 });
  const names = await othersAt(context, asked.data);
  return json({ names }, { headers: { 'cache-control': 'no-store' } });
}
