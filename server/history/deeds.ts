import { formatAffiliateCode } from '#core/accounts/customers/affiliate-code.ts';
import { createCustomer } from '#core/accounts/customers/create-customer.ts';
import { createWidget } from '#core/growth/order-widgets/own-widgets.ts';
import { applyImport } from '#core/supply/imports/apply-import.ts';
import { importBody } from '#core/supply/imports/import.contract.ts';
import { previewImport } from '#core/supply/imports/preview-import.ts';
import { toggleFavourite } from '#core/catalogue/favourites/toggle-favourite.ts';
import { readAllOwnNotices } from '#core/messaging/notices/own-notices.ts';
import { createOutbound } from '#core/platform/outbound/outbound.ts';
import { fileReport } from '#core/feedback/reports/file-report.ts';
import { decideReport, listStaffReports } from '#core/feedback/reports/staff-reports.ts';
import { createKeys } from '#core/platform/secrets/keys.ts';
import { COUNTRY_OF } from '#fixtures/history/countries.ts';
import { DEMO_STAFF } from '#fixtures/demo-staff.ts';
import type { PlannedDeed } from '#fixtures/history/history-plan.ts';
import { callerFor } from './caller-for.ts';
import { care } from './care.ts';
import { connect, hear } from './connect.ts';
import { NOBODY_KNOWS } from './nobody-knows.ts';
import { order } from './order.ts';
import { useChannelTools } from './add-channel.ts';
import { addHistoricProvider } from './add-provider.ts';
import { announce } from './announce.ts';
import { keepSearches } from './keep-searches.ts';
import { leave } from './leave.ts';
import { loseJob } from './lose-job.ts';
import { askSupport, canAnswers } from './ask-support.ts';
import { secureAccount } from './secure-account.ts';
import { showIdentity } from './show-identity.ts';
import { pay, saveCard } from './pay.ts';
import { beClicked, codeOf } from './refer.ts';
import { rentPanel } from './rent-panel.ts';
import { dealWithTasks } from './do-tasks.ts';
import { planCampaigns } from './run-campaigns.ts';
import { callerOf, type DeedOf, type Stage, type Troupe } from './stage.ts';
import { subscribeChannel } from './subscribe-channel.ts';
import { tryForFree } from './try.ts';
import { earn, moveToBalance, withdraw } from './withdraw.ts';

/** Does what somebody does, with the use cases that they would do it with. */
export async function act(stage: Stage, troupe: Troupe, deed: PlannedDeed): Promise<void> {
  switch (deed.does) {
    case 'register':
      return join(stage, troupe, deed.who);
    case 'be clicked':
      return beClicked(stage, troupe, deed);
    case 'order':
      return order(stage, troupe, deed);
    case 'pay':
      return pay(stage, troupe, deed);
    case 'earn':
      return earn(stage, troupe, deed);
    case 'care':
      return care(stage, troupe, deed);
    case 'identity':
      return showIdentity(stage, troupe, deed);
    case 'ticket':
      return askSupport(stage, troupe, deed);
    case 'announce':
      return announce(stage, troupe, deed);
    case 'keep searches':
      return keepSearches(stage, troupe, deed);
    case 'add provider':
      return addHistoricProvider(stage, troupe, deed);
    case 'lose job':
      return loseJob(stage, troupe, deed);
    case 'can':
      return canAnswers(stage, troupe, deed);
    case 'leave':
      return leave(stage, troupe, deed);
    case 'try':
      return tryForFree(stage, troupe, deed);
    case 'subscribe':
      return subscribeChannel(stage, troupe, deed);
    case 'add channel':
    case 'search keyword':
      return useChannelTools(stage, troupe, deed);
    case 'withdraw':
      return withdraw(stage, troupe, deed);
    case 'move earnings':
      return moveToBalance(stage, troupe, deed);
    case 'save card':
      return saveCard(stage, troupe, deed.who);
    case 'read notices':
      return readAllOwnNotices(stage.deps, callerOf(troupe, deed.who), undefined);
    case 'mark':
      return mark(stage, troupe, deed);
    case 'offer widget':
      return offerWidget(stage, troupe, deed);
    case 'choose plan':
    case 'track':
    case 'end plan':
      return planCampaigns(stage, troupe, deed);
    case 'offer tasks':
    case 'order viewers':
      return dealWithTasks(stage, troupe, deed);
    case 'rent panel':
      return rentPanel(stage, troupe, deed);
    case 'secure account':
      return secureAccount(stage, troupe, deed);
    case 'connect':
      return connect(stage, troupe, deed);
    case 'hear':
      return hear(stage, troupe, deed);
    case 'report':
      return report(stage, troupe, deed);
    case 'import':
      return bringList(stage, troupe, deed);
  }
}

async function mark({ deps }: Stage, troupe: Troupe, deed: DeedOf<'mark'>): Promise<void> {
  const wish = { serviceId: deed.serviceId, isFavourite: true };
  await toggleFavourite(deps, callerOf(troupe, deed.who), wish);
}

async function offerWidget(
  { deps }: Stage,
  troupe: Troupe,
  { who, name, origins }: DeedOf<'offer widget'>,
): Promise<void> {
  const made = await createWidget(deps, callerOf(troupe, who), { name, origins: [...origins] });
  troupe.widget = made.api_token;
}

async function join(stage: Stage, troupe: Troupe, who: string): Promise<void> {
  const { deps } = stage;
  const { instanceId } = troupe;
  const person = troupe.people.get(who);
  if (!person) throw new Error(`Nobody has the address ${who}.`);
  const { name, email, language, passwordHash = NOBODY_KNOWS, broughtBy } = person;
  const referredByCode =
    broughtBy &&
    formatAffiliateCode({
      code: await codeOf(stage, troupe, broughtBy.who),
      subId: broughtBy.link,
    });
  const now = deps.clock.now();
  const id = await deps.db.inInstance(instanceId, (trx) =>
    createCustomer(trx, {
      ...{ instance_id: instanceId, name, email, language, created_at: now },
      ...{ referredByCode, billing_country: COUNTRY_OF[language] },
      ...{ email_confirmed_at: now, password_hash: passwordHash, password_changed_at: now },
    }),
  );
  if (id === undefined) throw new Error(`Somebody has the address ${who} already.`);
  troupe.callers.set(who, callerFor(troupe, { id, language, permissions: [] }));
}

async function report(stage: Stage, troupe: Troupe, deed: DeedOf<'report'>): Promise<void> {
  const { deps } = stage;
  const caller = callerOf(troupe, deed.who);
  const { serviceId, reason, text, ends } = deed;
  const filed = { idOrSlug: String(serviceId), customer: caller.customer, body: { reason, text } };
  await fileReport({ ...deps, keys: createKeys(deps) }, caller, filed);
  if (!ends) return;
  const staff = callerOf(troupe, DEMO_STAFF.email);
  const { data } = await listStaffReports(deps, staff, { status: 'open' });
  const idInPath = String(data.at(-1)?.id);
  stage.after(ends.afterMinutes, async () => {
    await decideReport(deps, staff, { idInPath, status: ends.status });
  });
}

async function bringList(stage: Stage, troupe: Troupe, deed: DeedOf<'import'>): Promise<void> {
  const { deps } = stage;
  const staff = callerOf(troupe, deed.who);
  const actor = { ...staff, staffId: staff.customer.id };
  const { name, csv, markup } = deed.list;
  const body = importBody.parse({
    source: { kind: 'list', name, format: 'csv', content: csv },
    rules: { markup, round_to: '0.01' },
  });
  const ports = { ...deps, keys: createKeys(deps), outbound: createOutbound() };
  const importId = await previewImport(ports, actor, body);
  if (!deed.isApplied) return;
  await applyImport(deps, actor, { importId, skip_refused: true, switch_off: false });
}
