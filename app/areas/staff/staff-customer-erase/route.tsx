import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { eraseBody } from '#core/back-office/erasures/erasure.contract.ts';
import {
  cancelErasure,
  eraseCustomer,
  foreseeErasure,
} from '#core/back-office/erasures/erasure.operations.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { isRefusal } from '#app/lib/core/core.server.ts';
import { orMissing } from '#app/lib/core/or-missing.server.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { Row } from '#app/ui/layout/row.tsx';
import { EraseForm } from './erase-form.tsx';
import { ErasureFacts } from './erasure-facts.tsx';

const AGREEING = eraseBody.required({ confirmation: true });
/** Where the money goes is only asked where there is some. */
const ASKING = eraseBody.required();

export const handle = { i18n: ['staff', 'customers', 'forms'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { core, locale } = context;
  const customerId = params['id'] ?? '';
  const [staff, { data: erasure }] = await Promise.all([
    staffFrame(context),
    core.call(foreseeErasure, { params: { customerId } }).catch(orMissing),
  ]);
  const constraint: object = formConstraint(erasure.asked ? AGREEING : ASKING);
  const { name, email, id } = erasure.customer;
  const t = textsOf(locale).getFixedT(locale, 'customers');
  const title = t('erase.of', { name: name || email || `#${id}` });
  return { ...staff, title, erasure, constraint, panelName: staff.panelName };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { core, flash, locale } = context;
  const customerId = params['id'] ?? '';
  const here = pagePath('staff/customers/:id/erase', { id: customerId });
  const form = await readForm(request);
  if (form.get('form') === 'cancel') {
    await core.call(cancelErasure, { params: { customerId } }).catch(orMissing);
    flash.leave('saved');
    return redirect(here, 303);
  }
  const submission = parseForm(form, { schema: eraseBody, locale });
  if (submission.status !== 'success') return replyToForm(submission);
  try {
    const { data } = await core
      .call(eraseCustomer, { params: { customerId }, body: submission.value })
      .catch(orMissing);
    flash.leave('saved');
    return redirect(data.state === 'waiting' ? here : pagePath('staff/customers'), 303);
  } catch (error) {
    if (!isRefusal(error, 'confirmation_needed')) {
      return refuseForm(submission, { error, locale });
    }
    const mistyped = textsOf(locale).t('customers:erase.mistyped');
    return replyToForm(submission, { fieldErrors: { confirmation: [mistyped] } });
  }
}

export default function EraseCustomer() {
  const { title, staffPages, erasure, constraint } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const { t } = useTranslation('customers');
  const { id } = erasure.customer;
  return (
    <StaffFrame title={title} lead={t('erase.lead')} staffPages={staffPages} current="customers">
      <ErasureFacts erasure={erasure} />
      {erasure.obstacle === null && erasure.asked?.is_mine !== true ? (
        <EraseForm {...{ erasure, constraint, result }} />
      ) : null}
      <Row wraps gap={3}>
        <ButtonLink to={pagePath('staff/customers/:id', { id })} tone="quiet">
          {t('erase.back')}
        </ButtonLink>
      </Row>
    </StaffFrame>
  );
}
