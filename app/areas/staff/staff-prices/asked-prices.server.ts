import type { AppLoadContext } from '@remix-run/node';
import {
  previewPricesBody,
  priceChangeBody,
  type PricesPreview,
} from '#core/back-office/services/staff-service.contract.ts';
import { previewPrices } from '#core/back-office/services/staff-service.operations.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { readDecimal } from '#locales/numbers.ts';
import { numberStyle } from '#locales/number-styles.ts';

const FIELDS = ['q', 'percent', 'addition', 'round_to', 'least_margin'] as const;

/** The change that stands in an address, and what it would make of each price. */
export interface AskedPrices {
  /** As it was written. */
  written: Partial<Record<(typeof FIELDS)[number], string>>;
  /** As the core reads it, for the form that applies it. */
  change: Record<string, string> | undefined;
  preview: PricesPreview | undefined;
  /** What is wrong with it. */
  reply: object | undefined;
}

export async function askedPrices(
  { core, locale }: AppLoadContext,
  request: Request,
): Promise<AskedPrices> {
  const query = new URL(request.url).searchParams;
  const form = new FormData();
  const written: AskedPrices['written'] = {};
  for (const name of FIELDS) {
    const value = query.get(name);
    if (value === null) continue;
    written[name] = value;
    form.set(name, name === 'q' ? value : readDecimal(value, numberStyle(locale)));
  }
  if (written.percent === undefined) {
    return { written, change: undefined, preview: undefined, reply: undefined };
  }
  const submission = parseForm(form, { schema: priceChangeBody, locale });
  if (submission.status !== 'success') {
    return { written, change: undefined, preview: undefined, reply: replyToForm(submission).data };
  }
  const after = previewPricesBody.shape.after.safeParse(Number(query.get('after') ?? 0));
  try {
    const preview = await core.call(previewPrices, {
      body: { ...submission.value, after: after.success ? after.data : 0 },
    });
    return { written, change: submission.value, preview, reply: undefined };
  } catch (error) {
    const reply = refuseForm(submission, { error, locale }).data;
    return { written, change: undefined, preview: undefined, reply };
  }
}
