import { z } from 'zod';
import {
  changesAnswer,
  importAnswer,
  importsAnswer,
  previewAnswer,
  rowsAnswer,
} from '#core/catalogue-import/import.contract.ts';
import { providerUseAnswer } from '#core/catalogue-import/provider-use.contract.ts';
import { providerAnswer, providersAnswer } from '#core/providers/provider.contract.ts';
import type { Call } from './core.server.ts';

type AnyCall = Call<z.ZodType>;

export const providersCall = {
  method: 'GET',
  path: '/api/v1/providers',
  answer: providersAnswer,
} as const satisfies AnyCall;

export const addProviderCall = {
  method: 'POST',
  path: '/api/v1/providers',
  answer: providerAnswer,
} as const satisfies AnyCall;

export const providerUseCall = {
  method: 'GET',
  path: '/api/v1/providers/{providerId}',
  answer: providerUseAnswer,
} as const satisfies AnyCall;

export const changeProviderCall = {
  method: 'PATCH',
  path: '/api/v1/providers/{providerId}',
  answer: z.undefined(),
} as const satisfies AnyCall;

export const removeProviderCall = {
  method: 'DELETE',
  path: '/api/v1/providers/{providerId}',
  answer: z.undefined(),
} as const satisfies AnyCall;

export const previewImportCall = {
  method: 'POST',
  path: '/api/v1/catalogue-imports',
  answer: previewAnswer,
} as const satisfies AnyCall;

export const importsCall = {
  method: 'GET',
  path: '/api/v1/catalogue-imports',
  answer: importsAnswer,
} as const satisfies AnyCall;

export const importCall = {
  method: 'GET',
  path: '/api/v1/catalogue-imports/{importId}',
  answer: importAnswer,
} as const satisfies AnyCall;

export const importRowsCall = {
  method: 'GET',
  path: '/api/v1/catalogue-imports/{importId}/rows',
  answer: rowsAnswer,
} as const satisfies AnyCall;

export const applyImportCall = {
  method: 'POST',
  path: '/api/v1/catalogue-imports/{importId}/apply',
  answer: z.undefined(),
} as const satisfies AnyCall;

export const changesCall = {
  method: 'GET',
  path: '/api/v1/catalogue-changes',
  answer: changesAnswer,
} as const satisfies AnyCall;

/** Thousands of services are read, compared and written. */
export const IMPORT_TIMEOUT_MS = 60_000;
