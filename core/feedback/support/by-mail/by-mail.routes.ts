import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { takeInboundMail } from './by-mail.operations.ts';
import { takeMail } from './take-mail.ts';

export function byMailRoutes(api: CoreApi, deps: Deps): void {
  handle(api, takeInboundMail, async (caller, _input, c) =>
    takeMail(deps, caller, {
      timestamp: c.req.header('mail-timestamp'),
      signature: c.req.header('mail-signature'),
      // The signature covers the exact bytes.
      body: new Uint8Array(await c.req.arrayBuffer()),
    }),
  );
}
