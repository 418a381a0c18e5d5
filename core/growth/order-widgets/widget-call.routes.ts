import { listCards } from '#core/billing/payments/cards/own-cards.ts';
import { listMethodsOf } from '#core/billing/payments/list-payment-methods.ts';
import { readDeliveryRecord } from '#core/catalogue/delivery-records/delivery-record.ts';
import { findServiceId } from '#core/catalogue/services/find-service-id.ts';
import { listNetworks } from '#core/catalogue/services/list-groups.ts';
import { searchCatalogue } from '#core/catalogue/services/search-catalogue.ts';
import { spendSearch } from '#core/catalogue/services/search-limits.ts';
import { getService } from '#core/catalogue/services/service-details.ts';
import { formatAmount } from '#core/money/money.ts';
import type { CoreParts } from '#core/parts.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { countriesIn } from '#core/tenancy/countries/countries.ts';
import { requireWidget } from '#core/tenancy/widgets/require-widget.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_NAMES, LANGUAGES, languageTag } from '#locales/languages.ts';
import * as operations from './widget-call.operations.ts';

/** What a widget reads; what it orders by is beside the form and the orders of the panel. */
export function widgetCallRoutes(api: CoreApi, parts: CoreParts): void {
  const { catalogues, db } = parts;
  const widgetOf = ({ instanceId }: { instanceId: number }, token: string) =>
    requireWidget(parts, instanceId, token);

  handle(api, operations.listWidgetPaymentMethods, async (caller, { query }) => {
    const widget = await widgetOf(caller, query.api_token);
    const { instanceId, customer } = caller;
    const language = query.locale ?? DEFAULT_LANGUAGE;
    const ids = widget?.method_ids ?? [];
    return listMethodsOf(
      parts,
      { instanceId, customerId: customer?.id, language },
      ({ id, strategy }) => ids.length === 0 || strategy === 'balance' || ids.includes(id),
    );
  });
  handle(api, operations.getWidgetTerms, async (caller, { query }) => {
    const widget = await widgetOf(caller, query.api_token);
    return {
      data: {
        origins: widget?.origins ?? [],
        minimum_purchase_amount: formatAmount(widget?.minimum_micro ?? 0n),
      },
    };
  });
  handle(api, operations.listWidgetNetworks, async (caller, { query }, c) => {
    await widgetOf(caller, query.api_token);
    return { data: listNetworks(await catalogues.current(c, query)) };
  });
  handle(api, operations.listWidgetCountries, async (caller, { query }) => {
    await widgetOf(caller, query.api_token);
    return { data: countriesIn(query.locale ?? DEFAULT_LANGUAGE) };
  });
  handle(api, operations.listWidgetLanguages, async (caller, { query }) => {
    await widgetOf(caller, query.api_token);
    const known = LANGUAGES.map((code) => ({
      ...{ code, iso: languageTag(code), name: LANGUAGE_NAMES[code] },
    }));
    return { data: known };
  });
  handle(api, operations.listWidgetCards, async (caller, { query }) => {
    await widgetOf(caller, query.api_token);
    const { customer } = caller;
    return { data: customer ? await listCards(parts, { ...caller, customer }) : [] };
  });
  handle(api, operations.getWidgetService, async (caller, { params: { slug }, query }, c) => {
    await widgetOf(caller, query.api_token);
    const { instanceId } = caller;
    const { record } = await db.inInstance(instanceId, async (trx) => {
      const serviceId = await findServiceId(trx, { instanceId, idOrSlug: slug });
      return readDeliveryRecord(trx, { instanceId, serviceId });
    });
    const service = await getService(parts, await catalogues.current(c, query), { idOrSlug: slug });
    return { data: { ...service, delivery_record: record } };
  });
  handle(api, operations.searchForWidget, async (caller, { query, body }, c) => {
    await widgetOf(caller, query.api_token);
    await spendSearch(parts, caller);
    return { data: searchCatalogue(await catalogues.current(c, query), body) };
  });
}
