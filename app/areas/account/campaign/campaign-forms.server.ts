import { data, redirect, type AppLoadContext } from '@remix-run/node';
import {
  activateCampaign,
  deleteCampaign,
  measureCampaign,
  pauseCampaign,
  updateCampaign,
} from '#core/growth/campaigns/campaign.operations.ts';
import {
  CAMPAIGN_NAMES,
  CHANGED_CAMPAIGN,
} from '#app/components/campaigns/campaign-form.server.ts';
import { isRefusal } from '#app/lib/core/core.server.ts';
import { orMissing } from '#app/lib/core/or-missing.server.ts';
import { guardForm } from '#app/lib/forms/guard-form.server.ts';
import { handlerIn } from '#app/lib/forms/handler-in.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import type { FlashKey } from '#app/lib/session/flash.ts';

/** What a form of the page was answered, where it leads nowhere. */
export interface CampaignAnswer {
  /** For the form that changes it. */
  result?: object;
  /** Why something else was refused. */
  refused?: string;
}

interface Sent {
  id: string;
  form: FormData;
}

type Handle = (context: AppLoadContext, sent: Sent) => Promise<unknown>;

const here = (id: string) => pagePath('youtube-campaign/:id', { id });

/** What the forms of the page do, by what they send as `form`. */
const HANDLERS: Readonly<Record<string, Handle>> = {
  async change({ core, locale, flash }, { id, form }) {
    const submission = parseForm(form, { schema: CHANGED_CAMPAIGN, locale });
    if (submission.status !== 'success') return answered(replyToForm(submission));
    const { countries, track, keywords } = submission.value;
    try {
      const body = { countries, track, keywords };
      await core.call(updateCampaign, { params: { id }, body });
    } catch (error) {
      return answered(refuseForm(submission, { error, locale, names: CAMPAIGN_NAMES }));
    }
    flash.leave('saved');
    return redirect(here(id), 303);
  },
  pause: done('saved', ({ core }, params) => core.call(pauseCampaign, { params })),
  activate: done('saved', ({ core }, params) => core.call(activateCampaign, { params })),
  measure: done('campaignMeasured', ({ core }, params) => core.call(measureCampaign, { params })),
  async delete({ core, flash }, { id }) {
    await core.call(deleteCampaign, { params: { id } }).catch(orMissing);
    flash.leave('campaignDeleted');
    return redirect(pagePath('youtube-campaign'), 303);
  },
};

export function handlerOf(form: FormData): Handle | undefined {
  guardForm(form);
  return handlerIn(HANDLERS, form);
}

type Act = (context: AppLoadContext, params: { id: string }) => Promise<unknown>;

function done(said: FlashKey, act: Act): Handle {
  return async (context, { id }) => {
    try {
      await act(context, { id });
    } catch (error) {
      const isRefused = isRefusal(error, 409, 422, 423, 429);
      if (!isRefused) return orMissing(error);
      const [refused = error.message] = Object.values(error.errors).flat();
      return data({ refused } satisfies CampaignAnswer, { status: error.status });
    }
    context.flash.leave(said);
    return redirect(here(id), 303);
  };
}

const answered = (reply: { data: object; init: ResponseInit | null }) =>
  data({ result: reply.data } satisfies CampaignAnswer, reply.init ?? undefined);
