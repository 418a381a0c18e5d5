import type { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { AppError, type FieldProblems } from '#core/errors.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { storedText, plainNumber } from '#core/accounts/customers/stored-text.ts';
import { changeProfile } from './change-profile.ts';
import type { companyBody } from './profile-change.contract.ts';

/** A company gives its name and its number; a person keeps neither, but may say where they are billed. */
export async function changeCompany(
  deps: Pick<Deps, 'db' | 'clock'>,
  caller: CustomerCaller,
  input: z.infer<typeof companyBody>,
): Promise<void> {
  const isCompany = input.account_type === 'company';
  const fields: FieldProblems = {
    ...(isCompany && !input.company_name && { company_name: [{ code: 'required' }] }),
    ...(isCompany && !input.vat && { vat: [{ code: 'required' }] }),
  };
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields });
  const kept = (text: string | undefined) => (isCompany ? storedText(text) : null);
  await changeProfile(deps, caller, {
    action: 'profile.company_changed',
    change: {
      account_type: input.account_type,
      company_name: kept(input.company_name),
      company_address: storedText(input.company_address),
      billing_country: input.billing_country || null,
      company_site: kept(input.company_site),
      vat: kept(input.vat && plainNumber(input.vat)),
    },
  });
}
