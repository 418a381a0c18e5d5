import { request } from '#tests/harness/request.ts';
import type { PanelAddress } from './common-scene.ts';

/** Asks as a program does, with the token as its key. */
export async function callV2<Answer = unknown>(
  server: PanelAddress,
  said: Record<string, string>,
  path = '/api/v2',
): Promise<Answer> {
  const answer = await request({
    url: server.url,
    host: 'localhost',
    path,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(said).toString(),
  });
  return answer.json() as Answer;
}
