import type { AppLoadContext } from '@remix-run/node';
import { dependsOnCountry } from '#core/billing/documents/tax.pure.ts';
import { countryOfVat } from '#core/tenancy/sale-places/country-of-vat.pure.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';

/** Whether the tax depends on a country that the customer has not told. */
export async function lacksCountry(context: AppLoadContext): Promise<boolean> {
  if (!dependsOnCountry(context.instance.settings.invoicing.taxRules)) return false;
  const { billing_country: country, account_type: type, vat } = await requireCustomer(context);
  return country === null && !(type === 'company' && countryOfVat(vat) !== undefined);
}
