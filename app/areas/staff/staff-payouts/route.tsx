import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { PAYOUT_STATES } from '#core/billing/payouts/payout.contract.ts';
import { listPayouts, payPayout } from '#core/billing/payouts/payout.operations.ts';
import { MoreLinks } from '#app/areas/staff/staff/more-links.tsx';
import { WHOLE_LIST } from '#core/back-office/presence/presence-subjects.pure.ts';
import { othersAt } from '#app/areas/staff/presence.server.ts';
import { AlsoHere } from '#app/areas/staff/staff/also-here.tsx';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { CoreError } from '#app/lib/core/core.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { moneyQuestion, type MoneyQuestion } from '#app/areas/staff/money-question.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { DRAWINGS } from '#app/ui/feedback/drawings.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ChipGroup, ChipLink } from '#app/ui/label/chip.tsx';
import { PaidQuestion, PayoutCard } from './payout-card.tsx';

export const handle = { i18n: ['staff', 'forms'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

const HERE = pagePath('staff/payouts');
const STATES = ['open', 'paid'] as const satisfies typeof PAYOUT_STATES;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const staff = await staffFrame(context);
  const query = new URL(request.url).searchParams;
  const state = PAYOUT_STATES.find((known) => known === query.get('state')) ?? 'open';
  const place = query.get('cursor') ?? '';
  const cursor = /^\d{1,18}$/.test(place) ? place : undefined;
  const { data, meta: end } = await context.core.call(listPayouts, {
    query: { state, ...(cursor !== undefined && { cursor }) },
  });
  const title = textsOf(context.locale).getFixedT(context.locale, 'staff')('payouts.title');
  const shown = { state, isFirst: cursor === undefined, payouts: data, next: end.next };
  const others = await othersAt(context, { subject: 'payouts', id: WHOLE_LIST });
  return { ...staff, ...shown, title, others };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { core, flash } = context;
  const form = await readForm(request);
  const payoutId = form.get('payout');
  const confirmed = form.get('confirmed_amount');
  if (typeof payoutId !== 'string') throw new Response(null, { status: 400 });
  const body = typeof confirmed === 'string' ? { confirmed_amount: confirmed.slice(0, 30) } : {};
  try {
    await core.call(payPayout, { params: { payoutId }, body });
    flash.leave('saved');
  } catch (error) {
    const question = moneyQuestion(error, form);
    if (question) return question;
    if (!(error instanceof CoreError) || error.status >= 500) throw error;
    // Somebody else was quicker; the list says how.
    flash.leave('notSaved');
  }
  return redirect(HERE, 303);
}

export default function StaffPayouts() {
  const page = useLoaderData<typeof loader>();
  const { title, staffPages, state, isFirst, payouts, next } = page;
  const { t } = useTranslation('staff');
  const result = useActionData<typeof action>();
  const { question } = (result ?? {}) as { question?: MoneyQuestion }; // As the action asks it.
  const asked = question?.sent.find(([name]) => name === 'payout')?.[1];
  const payout = payouts.find(({ id }) => String(id) === asked);
  const here = `${HERE}?state=${state}`;
  return (
    <StaffFrame title={title} lead={t('payouts.lead')} staffPages={staffPages} current="payouts">
      <AlsoHere subject="payouts" id={WHOLE_LIST} names={page.others} />
      {question && payout ? <PaidQuestion question={question} payout={payout} /> : null}
      <ChipGroup label={t('payouts.status')}>
        {STATES.map((known) => (
          <ChipLink key={known} href={`${HERE}?state=${known}`} isSelected={known === state}>
            {t(`payouts.states.${known}`)}
          </ChipLink>
        ))}
      </ChipGroup>
      {payouts.length === 0 ? (
        <EmptyState
          drawing={state === 'open' ? DRAWINGS.done : DRAWINGS.money}
          title={t('payouts.empty')}
          headingLevel={2}
        >
          {t('payouts.emptyText')}
        </EmptyState>
      ) : (
        payouts.map((each) => <PayoutCard key={each.id} payout={each} />)
      )}
      <MoreLinks
        first={isFirst ? undefined : here}
        next={next === null ? undefined : `${here}&cursor=${next}`}
      />
    </StaffFrame>
  );
}
