import type { Deps } from '#core/deps.ts';
import type { Outbound, OutboundAnswer } from '#core/platform/outbound/outbound.ts';

/** Nobody can have a name below it, so in a demo somebody may answer in their place. */
const NOBODYS = /\.example$/;

const ANSWER: OutboundAnswer = {
  status: 200,
  contentType: 'text/plain',
  body: Buffer.from('Taken. The demo answers in the place of .example.'),
};

/** In a demo, endpoints of nobody take all that is sent to them; others are asked as ever. */
export function receiverFor(
  { isDemo }: Pick<Deps, 'isDemo'>,
  outbound: Pick<Outbound, 'send'>,
): Pick<Outbound, 'send'> {
  if (isDemo !== true) return outbound;
  return {
    send: (asked) =>
      NOBODYS.test(new URL(asked.url).hostname) ? Promise.resolve(ANSWER) : outbound.send(asked),
  };
}
