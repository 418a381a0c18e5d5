import type { Language } from '#locales/languages.ts';
import { formatMoment } from '#locales/moments.ts';
import type { Caller } from '#core/platform/http/caller.ts';
import { readBrand, spokenTo } from '#core/tenancy/brand/brand.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import type { CustomerRow } from '#core/accounts/customers/customer.store.ts';
import { noticeTo } from '#core/accounts/customers/notice-to.ts';
import { queueNotice } from '#core/accounts/mails/queue-account-mail.ts';
import { deviceName } from '#core/accounts/sessions/device-name.pure.ts';
import { knownDevice } from '#core/accounts/sessions/session.store.ts';
import { startSession, type StartedSession } from '#core/accounts/sessions/start-session.ts';

/** Signs in who has proved to be the customer, and tells them by mail of a device that is new. */
export async function openSession(
  deps: AccountDeps,
  caller: Caller,
  customer: CustomerRow,
): Promise<StartedSession> {
  const { instanceId, userAgent, address, timeZone } = caller;
  const brand = await readBrand(deps, caller);
  return deps.db.inInstance(instanceId, async (trx) => {
    const parts = { ...deps, trx };
    const customerId = customer.id;
    const device = await knownDevice(trx, { instanceId, customerId, userAgent });
    const session = await startSession(parts, caller, { customerId });
    const to = noticeTo(customer);
    if (device === 'new' && to) {
      const name = deviceName(userAgent);
      const language = spokenTo(brand, to.language);
      const facts = {
        device: name
          ? deps.texts(language, 'mail:device.named', { ...name })
          : deps.texts(language, 'mail:device.unknown'),
        address,
        time: saidTime(deps.clock.now(), language, timeZone),
      };
      await queueNotice(parts, { kind: 'loginAlert', instanceId, brand, facts, ...to });
    }
    return session;
  });
}

/** In the zone of who has logged in; a mail is read anywhere, so it names the zone. */
function saidTime(at: Date, language: Language, timeZone = 'UTC'): string {
  return `${formatMoment(at, { part: 'dayTime', language, timeZone })} (${timeZone})`;
}
