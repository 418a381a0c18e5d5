import type { Deps } from '#core/deps.ts';
import { AppError, type FieldProblem } from '#core/errors.ts';
import { parseUrl } from '#core/platform/http/parse-url.pure.ts';
import type { Outbound } from '#core/platform/outbound/outbound.ts';

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

interface Ports extends Pick<Deps, 'isDemo'> {
  outbound: Outbound;
}

/**
 * Refuses an address that nothing may be sent to. It is looked at again at each attempt: a name that
 * is fine now may lead elsewhere later.
 */
export async function refuseAddress({ isDemo, outbound }: Ports, text: string): Promise<void> {
  const url = parseUrl(text);
  if (!url) refuse({ code: 'invalid_url' });
  const isLocalTry = isDemo === true && url.protocol === 'http:' && LOOPBACK.test(url.hostname);
  if (url.protocol !== 'https:' && !isLocalTry) refuse({ code: 'invalid_url' });
  if (!(await outbound.mayAsk(text))) refuse({ code: 'upstream_address' });
}

function refuse(problem: FieldProblem): never {
  throw new AppError('validation_failed', { fields: { url: [problem] } });
}
