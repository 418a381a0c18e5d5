import { z } from 'zod';
import { countriesAnswer } from '#core/countries/country.contract.ts';
import {
  addressesAnswer,
  costAnswer,
  labelsAnswer,
  networksAnswer,
  searchAnswer,
  serviceAnswer,
  serviceKindsAnswer,
  serviceListAnswer,
  serviceTypeAnswer,
  servicesAnswer,
  snapshotAddressAnswer,
  snapshotAnswer,
} from '#core/catalogue/catalogue.contract.ts';
import { recordsAnswer } from '#core/service-records/service-record.contract.ts';
import type { Call } from './core.server.ts';

type AnyCall = Call<z.ZodType>;

export const networksCall = {
  method: 'GET',
  path: '/api/v1/networks',
  answer: networksAnswer,
} as const satisfies AnyCall;

export const servicesCall = {
  method: 'GET',
  path: '/api/v1/services',
  answer: servicesAnswer,
} as const satisfies AnyCall;

export const serviceKindsCall = {
  method: 'GET',
  path: '/api/v1/service-kinds',
  answer: serviceKindsAnswer,
} as const satisfies AnyCall;

export const serviceRecordsCall = {
  method: 'GET',
  path: '/api/v1/service-records',
  answer: recordsAnswer,
} as const satisfies AnyCall;

export const serviceCall = {
  method: 'GET',
  path: '/api/v1/services/{idOrSlug}',
  answer: serviceAnswer,
} as const satisfies AnyCall;

export const costCall = {
  method: 'GET',
  path: '/api/v1/services/{idOrSlug}/cost',
  answer: costAnswer,
} as const satisfies AnyCall;

export const relatedCall = {
  method: 'GET',
  path: '/api/v1/services/{serviceId}/related-services',
  answer: serviceListAnswer,
} as const satisfies AnyCall;

export const companionsCall = {
  method: 'GET',
  path: '/api/v1/services/{serviceId}/frequently-bought-together',
  answer: serviceListAnswer,
} as const satisfies AnyCall;

export const serviceTypeCall = {
  method: 'GET',
  path: '/api/v1/service-types/{slug}',
  answer: serviceTypeAnswer,
} as const satisfies AnyCall;

export const addressesCall = {
  method: 'GET',
  path: '/api/v1/service-addresses',
  answer: addressesAnswer,
} as const satisfies AnyCall;

export const labelsCall = {
  method: 'GET',
  path: '/api/v1/services/labels',
  answer: labelsAnswer,
} as const satisfies AnyCall;

export const countriesCall = {
  method: 'GET',
  path: '/api/v1/countries',
  answer: countriesAnswer,
} as const satisfies AnyCall;

export const searchCall = {
  method: 'POST',
  path: '/api/v1/search',
  answer: searchAnswer,
} as const satisfies AnyCall;

/** Answers with a hash that is another one as soon as anything in the catalogue is. */
export const catalogueAddressCall = {
  method: 'GET',
  path: '/api/v1/services/catalogue',
  answer: snapshotAddressAnswer,
} as const satisfies AnyCall;

const id = z.int().positive();
const place = z.int().nonnegative();

/** All services at once, as far as they are looked for by name. */
export const catalogueNamesCall = {
  method: 'GET',
  path: '/api/v1/services/catalogue/{hash}',
  answer: snapshotAnswer.extend({
    networks: z.array(z.object({ id, name: z.string(), icon: z.string(), color: z.string() })),
    service_types: z.array(z.object({ slug: z.string(), name: z.string(), network: place })),
    services: z.object({ id: z.array(id), name: z.array(z.string()), type: z.array(place) }),
  }),
} as const satisfies AnyCall;
