import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { planPath } from '#core/growth/campaigns/tariffs/tariff.contract.ts';
import {
  changeCampaignSubscription,
  renewCampaignSubscription,
  subscribeToPlan,
} from '#core/growth/campaigns/tariffs/tariff.operations.ts';
import { wireAmount } from '#core/platform/http/wire.contract.ts';
import { isRefusal } from '#app/lib/core/core.server.ts';
import { orMissing } from '#app/lib/core/or-missing.server.ts';
import { patiently } from '#app/lib/core/patiently.server.ts';
import { guardForm } from '#app/lib/forms/guard-form.server.ts';
import { handlerIn } from '#app/lib/forms/handler-in.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import type { FlashKey } from '#app/lib/session/flash.ts';

const HERE = pagePath('plans-and-pricing');

const CHOSEN = z.object({ key: z.uuid(), plan: planPath.shape.id, amount: wireAmount });

/** What was refused, and of which plan; of the one that runs without its number. */
export interface PlanAnswer {
  refused: { plan: string | null; text: string };
}

type Handle = (context: AppLoadContext, form: FormData) => Promise<unknown>;

/** What the forms of the page do, by what they send as `form`. */
const HANDLERS: Readonly<Record<string, Handle>> = {
  async choose(context, form) {
    const chosen = CHOSEN.safeParse(Object.fromEntries(form));
    if (!chosen.success) throw new Response(null, { status: 400 });
    const { key, plan, amount } = chosen.data;
    return done(context, {
      ...{ plan, said: 'planChosen' },
      act: () =>
        patiently(() =>
          context.core.call(subscribeToPlan, { key, params: { id: plan }, body: { amount } }),
        ),
    });
  },
  pay: ofOwn('planPaid', ({ core }) => core.call(renewCampaignSubscription)),
  renewalOn: ofOwn('saved', ({ core }) =>
    core.call(changeCampaignSubscription, { body: { renews: true } }),
  ),
  renewalOff: ofOwn('saved', ({ core }) =>
    core.call(changeCampaignSubscription, { body: { renews: false } }),
  ),
};

export function handlerOf(form: FormData): Handle | undefined {
  guardForm(form);
  return handlerIn(HANDLERS, form);
}

function ofOwn(said: FlashKey, act: (context: AppLoadContext) => Promise<unknown>): Handle {
  return (context) => done(context, { plan: null, said, act: () => act(context) });
}

interface Doing {
  plan: string | null;
  said: FlashKey;
  act: () => Promise<unknown>;
}

/** Where it is refused, the page says so at the plan. */
async function done(context: AppLoadContext, { plan, said, act }: Doing) {
  try {
    await act();
  } catch (error) {
    const isRefused = isRefusal(error, 404, 409, 422, 423, 429);
    if (!isRefused) return orMissing(error);
    const [text = error.message] = Object.values(error.errors).flat();
    const { status } = error;
    return data({ refused: { plan, text } } satisfies PlanAnswer, { status });
  }
  context.flash.leave(said);
  return redirect(HERE, 303);
}
