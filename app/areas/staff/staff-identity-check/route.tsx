import {
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import {
  getStaffCheck,
  listStaffChecks,
} from '#core/billing/identity-checks/staff/staff-check.operations.ts';
import { doneCheck } from '#app/areas/staff/done-check.server.ts';
import { firstFree, othersAt } from '#app/areas/staff/presence.server.ts';
import { AlsoHere } from '#app/areas/staff/staff/also-here.tsx';
import { CheckDone } from '#app/areas/staff/staff/check-done.tsx';
import { NextLink } from '#app/areas/staff/staff/next-link.tsx';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { CoreError } from '#app/lib/core/core.server.ts';
import { orMissing } from '#app/lib/core/or-missing.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { CheckDocuments } from './check-documents.tsx';
import { CheckFacts } from './check-facts.tsx';
import { DecisionForm, RefuseForm } from './decision-forms.tsx';
import { DECISIONS, decide, isDecision } from './decisions.server.ts';

export const handle = { i18n: ['staff', 'identity', 'customers', 'forms'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

/** What happened in the meantime, by the address that it led to. */
const MEANWHILE = ['meanwhile', 'changed'] as const;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { core, locale } = context;
  const [staff, { permissions }, answer] = await Promise.all([
    staffFrame(context),
    requireCustomer(context),
    core.call(getStaffCheck, { params: { checkId: params['id'] ?? '' } }).catch(orMissing),
  ]);
  const { data: check } = answer;
  const t = textsOf(locale).getFixedT(locale, 'staff');
  const { id, name, email } = check.customer;
  const meanwhile = new URL(request.url).searchParams.get('meanwhile');
  return {
    ...staff,
    title: t('identity.of', { name: name || email || String(id) }),
    check,
    maySeeCustomer: permissions.includes('customers.read'),
    done: await doneCheck(context, request),
    others: await othersAt(context, { subject: 'check', id: check.id }),
    meanwhile: MEANWHILE.find((known) => known === meanwhile),
    constraint: formConstraint(DECISIONS.refuse),
  };
}

/** The one that has waited longest, with what became of this one. */
async function nextPlace(context: AppLoadContext, done: string): Promise<string> {
  const { data } = await context.core.call(listStaffChecks, { query: {} });
  const next = await firstFree(context, 'check', data);
  return next
    ? pagePath('staff/identity/:id', { id: next.id }, { done })
    : pagePath('staff/identity', {}, { done });
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { locale } = context;
  const checkId = params['id'] ?? '';
  const form = await readForm(request);
  const decision = form.get('form');
  if (!isDecision(decision)) throw new Response(null, { status: 400 });
  const submission = parseForm(form, { schema: DECISIONS[decision], locale });
  if (submission.status !== 'success') return replyToForm(submission);
  try {
    await decide(context, decision, { checkId, sent: submission.value });
  } catch (error) {
    const meanwhile = meanwhileOf(error);
    if (meanwhile === undefined) return refuseForm(submission, { error, locale });
    return redirect(pagePath('staff/identity/:id', { id: checkId }, { meanwhile }), 303);
  }
  return redirect(await nextPlace(context, checkId), 303);
}

function meanwhileOf(error: unknown): (typeof MEANWHILE)[number] | undefined {
  if (!(error instanceof CoreError)) return undefined;
  if (error.code === 'already_decided') return 'meanwhile';
  return error.code === 'conflict' ? 'changed' : undefined;
}

export default function StaffIdentityCheck() {
  const page = useLoaderData<typeof loader>();
  const { title, staffPages, check, maySeeCustomer, done, meanwhile, constraint } = page;
  const { t } = useTranslation('staff');
  const result = useActionData<typeof action>();
  const reply = result as { initialValue?: { form?: string } | null } | undefined; // As conform has it.
  const of = (name: string) => (reply?.initialValue?.form === name ? reply : undefined);
  const may = (deed: 'approve' | 'refuse' | 'cancel') => check.may.includes(deed);
  // Another set of documents is another form, so that nobody sends what they saw before.
  const shown = `${check.id}-${check.version}`;
  return (
    <StaffFrame
      title={title}
      lead={check.may.length > 0 ? t('identity.lead') : undefined}
      staffPages={staffPages}
      current="identity"
    >
      <AlsoHere subject="check" id={check.id} names={page.others} />
      {done ? <CheckDone done={done} /> : null}
      {meanwhile ? <Alert tone="warning">{t(`identity.late.${meanwhile}`)}</Alert> : null}
      {check.is_own ? <Alert tone="warning">{t('identity.own')}</Alert> : null}
      {check.customer.is_frozen ? <Alert tone="danger">{t('identity.frozen')}</Alert> : null}
      <CheckFacts check={check} />
      <CheckDocuments check={check} />
      {may('approve') ? (
        <div data-key="c">
          <DecisionForm key={shown} deed="approve" check={check} result={of('approve')} />
        </div>
      ) : null}
      {may('refuse') ? (
        <div data-key="x">
          <RefuseForm
            key={`refuse-${shown}`}
            check={check}
            constraint={constraint}
            result={of('refuse')}
          />
        </div>
      ) : null}
      {may('cancel') ? (
        <DecisionForm key={`cancel-${shown}`} deed="cancel" check={check} result={of('cancel')} />
      ) : null}
      <Row wraps gap={3}>
        {check.status === 'uploaded' ? <NextLink queue="identity" after={check.id} /> : null}
        <ButtonLink to={pagePath('staff/identity')} tone="quiet">
          {t('identity.back')}
        </ButtonLink>
        {maySeeCustomer ? (
          <ButtonLink to={pagePath('staff/customers/:id', { id: check.customer.id })} tone="quiet">
            {t('identity.profile')}
          </ButtonLink>
        ) : null}
      </Row>
    </StaffFrame>
  );
}
