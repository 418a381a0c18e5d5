import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { noise } from '#core/platform/assets/testing/pictures.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import type { TestCore } from '#core/testing/harness.ts';
import type { IdentityStep } from '../identity-check-status.pure.ts';
import type { OwnIdentity } from '../identity-check.contract.ts';
import type { StaffCheck } from '../staff/staff-check.contract.ts';

export const DOCUMENTS = '/api/v1/verification-document';
export const CHECKS = '/api/v1/staff/identity-checks';

interface Asked {
  steps?: readonly IdentityStep[];
  reason?: string;
}

export const ask = (
  { actors }: TestCore,
  { id }: CustomerActor,
  { steps = ['identity_front', 'selfie'], reason = 'Your card is of another name.' }: Asked = {},
): Promise<Response> =>
  actors.staffOfA.post(`/api/v1/staff/customers/${id}/identity-checks`, { steps, reason });

/** A customer of a's instance who is asked for documents. */
export async function newAsked(test: TestCore, asked?: Asked) {
  const customer = await newPayer(test);
  const check = await staffCheckIn(await ask(test, customer, asked));
  return { customer, checkId: check.id };
}

export const picture = (): Promise<Buffer> => noise(24, 16).jpeg().toBuffer();

export function upload(
  { post }: Pick<CustomerActor, 'post'>,
  step: IdentityStep,
  content: Uint8Array | string,
  name?: string,
): Promise<Response> {
  return post(DOCUMENTS, {
    step,
    content: Buffer.from(content).toString('base64'),
    ...(name !== undefined && { name }),
  });
}

/** A customer who has shown all that they were asked for. */
export async function newUploaded(test: TestCore, asked?: Asked) {
  const { customer, checkId } = await newAsked(test, asked);
  const { check } = await own(customer);
  for (const step of check?.steps ?? []) await upload(customer, step, await picture());
  return { customer, checkId, shown: await own(customer) };
}

export async function ownIn(response: Response): Promise<OwnIdentity> {
  const { data } = (await response.json()) as { data: OwnIdentity };
  return data;
}

export const own = async (customer: CustomerActor): Promise<OwnIdentity> =>
  ownIn(await customer.request(DOCUMENTS));

/** As the panel counts them for its alert. */
export const wantedOf = async (customer: CustomerActor): Promise<number> => {
  const { data } = (await (await customer.request('/api/v1/profile')).json()) as {
    data: { documents_wanted: number };
  };
  return data.documents_wanted;
};

/** As they lie in the database. */
export const documentsOf = ({ db }: TestCore, { id, instance }: CustomerActor) =>
  db.inInstance(instance.id, (trx) =>
    trx.selectFrom('identity_documents').selectAll().where('customer_id', '=', id).execute(),
  );

export async function staffCheckIn(response: Response): Promise<StaffCheck> {
  const { data } = (await response.json()) as { data: StaffCheck };
  return data;
}

export const checkOf = async ({ actors }: TestCore, checkId: number): Promise<StaffCheck> =>
  staffCheckIn(await actors.staffOfA.request(`${CHECKS}/${checkId}`));

/** Decides on what there is now. */
export async function decide(
  test: TestCore,
  checkId: number,
  deed: 'approve' | 'refuse' | 'cancel',
  body: object = {},
): Promise<Response> {
  const { version } = await checkOf(test, checkId);
  const said = deed === 'refuse' ? { reason: 'The picture is blurred.' } : {};
  const sent = deed === 'cancel' ? undefined : { version, ...said, ...body };
  return test.actors.staffOfA.post(`${CHECKS}/${checkId}/${deed}`, sent);
}
