import { createIn } from '#core/accounts/api-tokens/create-token.ts';
import { API_SCOPES, LONGEST_NAME } from '#core/accounts/api-tokens/api-token-rules.pure.ts';
import { createCustomer } from '#core/accounts/customers/create-customer.ts';
import { findKnownCustomer, type KnownCustomer } from '#core/accounts/customers/known-customer.ts';
import { checkNewPassword } from '#core/accounts/passwords/check-new-password.ts';
import { chargeMonth } from '#core/billing/ledger/moves/charge-month.ts';
import { monthAfter } from '#core/billing/renewals/months.pure.ts';
import { AppError, invariant } from '#core/errors.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { actAs } from '#core/platform/db/act-as.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { doOnce, findDone, type OnceAnswer } from '#core/platform/idempotency/do-once.ts';
import { enqueue } from '#core/platform/jobs/enqueue.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { OnceKey } from '#core/platform/operations/operation.contract.ts';
import { OWNER_ROLE } from '#core/platform/operations/permissions.pure.ts';
import { keepSealedProvider } from '#core/supply/providers/keep-sealed-provider.ts';
import { listInstanceHosts } from '#core/tenancy/instances/list-hosts.ts';
import { readSettingsIn } from '#core/tenancy/instances/read-documents.ts';
import {
  checkInstance,
  publishIn,
  type CheckedInstance,
} from '#core/tenancy/instances/publish-instance.ts';
import { rentFrom } from '#core/tenancy/instances/rented-instance.ts';
import { isLanguage, DEFAULT_LANGUAGE } from '#locales/languages.ts';
import { refuse, requireDomain } from './check-domain.ts';
import { insertPanel, lockOpenPanelsOf } from './child-panel.store.ts';
import type { CreateChildPanelInput } from './child-panel.contract.ts';
import { MOST_PANELS } from './child-panel-rules.pure.ts';
import { requireTerms } from './panel-terms.ts';
import { nextLook } from './next-look.pure.ts';
import { SET_UP_PANEL } from './set-up-kind.ts';
import { parentAddress } from './panel-address.ts';
import { showPanel } from './show-panel.ts';

interface Creating {
  input: CreateChildPanelInput;
  once: OnceKey;
}

/** All that was found out before anything is written. */
interface Prepared {
  name: string;
  host: string;
  domainType: CreateChildPanelInput['domain_type'];
  passwordHash: string;
  /** The panel that rents it out, as the new one orders there. */
  provider: { name: string; url: string };
  instance: CheckedInstance;
}

/**
 * Rents a panel: its first month, its instance, its owner and its way to order here are there together
 * or not at all. What it sells is taken over by a job.
 */
export async function createPanel(
  parts: AccountDeps,
  caller: CustomerCaller,
  { input: { password, ...input }, once }: Creating,
): Promise<OnceAnswer> {
  // Without the password: nothing of it is kept but the hash that its owner logs in by.
  const asked = { ...once, input };
  const done = once.key === undefined ? undefined : await findDone(parts, caller, asked);
  if (done) return done;
  const prepared = await prepare(parts, caller, { password, ...input });
  return doOnce(parts, caller, {
    ...asked,
    work: async (trx) => ({
      status: 201,
      value: { data: await rent({ ...parts, trx }, caller, prepared) },
    }),
  });
}

async function prepare(
  parts: AccountDeps,
  caller: CustomerCaller,
  input: CreateChildPanelInput,
): Promise<Prepared> {
  const { instanceId, customer } = caller;
  const { renter, parentName } = await parts.db.read(instanceId, async (trx) => {
    await requireTerms(parts, trx, instanceId);
    const { panelName } = await readSettingsIn(trx, instanceId);
    const found = await findKnownCustomer(trx, { instanceId, id: customer.id });
    return { renter: found, parentName: panelName };
  });
  requireConfirmed(renter);
  const host = await requireDomain(parts, caller, input);
  const name = input.name ?? nameOf(host);
  const fields = checkNewPassword({
    password: input.password,
    passwordConfirmation: input.password,
    own: [renter.name, renter.email, name, host],
  });
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields });
  const [parentHost] = await listInstanceHosts(parts, instanceId);
  const slug = `panel-${crypto.randomUUID().slice(0, 13)}`;
  const documents = await parts.starterDocuments?.({ slug, name });
  if (parentHost === undefined || documents === undefined) throw new AppError('panels_not_offered');
  // Read before the transaction, in which no other begins.
  await parts.keys.key('provider');
  return {
    ...{ name, host, domainType: input.domain_type },
    provider: { name: parentName, url: parentAddress(parentHost) },
    passwordHash: await parts.passwords.hash(input.password),
    instance: checkInstance({ slug, hosts: [host], documents }),
  };
}

function requireConfirmed(
  renter: KnownCustomer | undefined,
): asserts renter is KnownCustomer & { email: string } {
  if (!renter) throw new AppError('unauthorized');
  if (renter.email === null || renter.email_confirmed_at === null) {
    throw new AppError('email_unconfirmed');
  }
}

/** `acme.panels.example` is called Acme until somebody says otherwise. */
function nameOf(host: string): string {
  const label = host.split('.').find((part) => part !== 'www') ?? host;
  return label.charAt(0).toUpperCase() + label.slice(1);
}

type Parts = AccountDeps & { trx: Trx };

async function rent(parts: Parts, caller: CustomerCaller, prepared: Prepared) {
  const { trx, clock } = parts;
  const { instanceId, customer } = caller;
  const now = clock.now();
  const { priceMicro } = await requireTerms(parts, trx, instanceId);
  const renter = await findKnownCustomer(trx, { instanceId, id: customer.id });
  requireConfirmed(renter);
  const token = await createIn(parts, caller, {
    ...{ name: prepared.host.slice(0, LONGEST_NAME), is_main: false, is_test: false },
    ...{ scopes: [...API_SCOPES], addresses: [], service_ids: [] },
  });
  // Whoever makes another token waits for this one, so that nobody counts too few.
  const open = await lockOpenPanelsOf(trx, { instanceId, customerId: customer.id });
  if (open.length >= MOST_PANELS) refuse({ code: 'too_many', params: { count: MOST_PANELS } });
  const childId = await makeInstance(parts, caller, { prepared, renter, key: token.token });
  const paidUntil = monthAfter(now, now.getUTCDate());
  const own = { customer_id: customer.id, name: prepared.name, admin_email: renter.email };
  const row = await insertPanel(trx, {
    ...{ instance_id: instanceId, ...own, host: prepared.host, domain_type: prepared.domainType },
    ...{ child_instance_id: childId, token_id: BigInt(token.id), price_micro: priceMicro },
    ...{ billing_day: now.getUTCDate(), paid_until: paidUntil, created_at: now },
    next_look_at: nextLook({ status: 'active', renews: true, paidUntil }, now),
  });
  await chargeMonth(
    { trx, clock, instanceId },
    {
      ...{ kind: 'child_panel', customerId: customer.id, id: row.id, month: 1 },
      amountMicro: priceMicro,
      actor: { kind: 'customer', id: customer.id },
    },
  );
  await enqueue(parts, trx, {
    ...{ job: SET_UP_PANEL, instanceId, payload: { panelId: String(row.id) } },
  });
  await recordAudit(parts, caller, {
    ...{ action: 'child_panel.created', customerId: customer.id, sessionId: customer.sessionId },
    details: { host: prepared.host, panel: String(row.id) },
  });
  return showPanel(parts, row);
}

interface Making {
  prepared: Prepared;
  renter: KnownCustomer & { email: string };
  /** By which it orders at the panel that rents it out. */
  key: string;
}

/** The instance with its owner and its provider; answers its id. */
async function makeInstance(
  parts: Parts,
  caller: CustomerCaller,
  { prepared, renter, key }: Making,
): Promise<number> {
  const { trx, clock } = parts;
  const { instanceId: parentId } = caller;
  const own = { as: 'app', instanceId: parentId } as const;
  const instanceId = await actAs(trx, { as: { as: 'system' }, then: own }, async () => {
    const published = await publishIn({ trx, clock }, prepared.instance).catch(asDomain);
    await rentFrom(trx, { instanceId: published.id, parentId });
    return published.id;
  });
  await actAs(trx, { as: { as: 'app', instanceId }, then: own }, async () => {
    const now = clock.now();
    const ownerId = await createCustomer(trx, {
      ...{ instance_id: instanceId, name: renter.name, email: renter.email, roles: [OWNER_ROLE] },
      ...{ email_confirmed_at: now, password_hash: prepared.passwordHash },
      ...{ password_changed_at: now, created_at: now },
      language: isLanguage(renter.language) ? renter.language : DEFAULT_LANGUAGE,
    });
    invariant(ownerId !== undefined, 'a new instance has nobody with that address');
    await keepSealedProvider(parts, { instanceId, ...prepared.provider, key });
    await recordAudit(
      parts,
      { ...caller, instanceId },
      {
        ...{ action: 'team.joined', customerId: ownerId },
        details: { roles: OWNER_ROLE },
      },
    );
  });
  return instanceId;
}

/** The only address that it was given is the one that was asked for. */
function asDomain(error: unknown): never {
  if (error instanceof AppError && error.fields['hosts.0']?.some(({ code }) => code === 'taken')) {
    refuse({ code: 'taken' });
  }
  throw error;
}
