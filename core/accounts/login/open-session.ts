import { languageTag } from '#locales/languages.ts';
import type { Caller } from '#core/http/caller.ts';
import { readBrand } from '#core/mail/brand.ts';
import type { AccountDeps } from '../account-deps.ts';
import type { CustomerRow } from '../customers/customer.store.ts';
import { noticeTo } from '../mails/notice-to.ts';
import { queueNotice } from '../mails/queue-account-mail.ts';
import { knownDevice } from '../sessions/session.store.ts';
import { startSession, type StartedSession } from '../sessions/start-session.ts';

/** Signs in who has proved to be the customer, and tells them by mail of a device that is new. */
export async function openSession(
  deps: AccountDeps,
  caller: Caller,
  customer: CustomerRow,
): Promise<StartedSession> {
  const { instanceId, userAgent, address } = caller;
  const brand = await readBrand(deps, caller);
  return deps.db.inInstance(instanceId, async (trx) => {
    const parts = { ...deps, trx };
    const customerId = customer.id;
    const device = await knownDevice(trx, { instanceId, customerId, userAgent });
    const session = await startSession(parts, caller, { customerId });
    const to = noticeTo(customer);
    if (device === 'new' && to) {
      const format = { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' } as const;
      const time = new Intl.DateTimeFormat(languageTag(to.language), format);
      const facts = { device: userAgent, address, time: time.format(deps.clock.now()) };
      await queueNotice(parts, { kind: 'loginAlert', instanceId, brand, facts, ...to });
    }
    return session;
  });
}
