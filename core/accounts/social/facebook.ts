import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { askService, type SocialService, type SocialServices } from './social-service.ts';

const AUTHORIZE = 'https://www.facebook.com/v21.0/dialog/oauth';
const GRAPH = 'https://graph.facebook.com/v21.0';

const tokenAnswer = z.object({ access_token: z.string() });
const me = z.object({ id: z.string().min(1).max(200), name: z.string().default('') });

/** It does not say whether an address was verified, so none is asked for. */
export function facebookService(keys: NonNullable<SocialServices['facebook']>): SocialService {
  return {
    provider: 'facebook',
    addressFor: ({ state, callback }) =>
      `${AUTHORIZE}?${new URLSearchParams({
        client_id: keys.appId,
        redirect_uri: callback,
        response_type: 'code',
        scope: 'public_profile',
        state,
      }).toString()}`,
    async readPerson({ code }, { callback }) {
      if (typeof code !== 'string') return undefined;
      const body = new URLSearchParams({
        code,
        client_id: keys.appId,
        client_secret: keys.appSecret,
        redirect_uri: callback,
      });
      const asked = await askService(`${GRAPH}/oauth/access_token`, { method: 'POST', body });
      const answer = tokenAnswer.safeParse(asked);
      if (!answer.success) return undefined;
      const token = answer.data.access_token;
      // Without it, a token that was stolen elsewhere would be enough.
      const proof = createHmac('sha256', keys.appSecret).update(token).digest('hex');
      const query = new URLSearchParams({ fields: 'id,name', appsecret_proof: proof });
      const headers = { authorization: `Bearer ${token}` };
      const person = me.safeParse(await askService(`${GRAPH}/me?${query.toString()}`, { headers }));
      return person.success ? { subject: person.data.id, name: person.data.name } : undefined;
    },
  };
}
