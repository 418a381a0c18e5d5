import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { cannedBody } from '#core/feedback/canned-answers/canned-answer.contract.ts';
import {
  addCannedAnswer,
  changeCannedAnswer,
  deleteCannedAnswer,
  listCannedAnswers,
} from '#core/feedback/canned-answers/canned-answer.operations.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { orMissing } from '#app/lib/core/or-missing.server.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { textIn } from '#app/lib/forms/text-in.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { DeleteDialog } from '#app/areas/staff/staff/delete-dialog.tsx';
import { CannedForm } from './canned-form.tsx';
import { CannedList } from './canned-list.tsx';

export const handle = { i18n: ['staff', 'tickets', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { core, locale } = context;
  const staff = await staffFrame(context);
  const { data: answers } = await core.call(listCannedAnswers);
  const query = new URL(request.url).searchParams;
  const named = (what: string) => answers.find(({ id }) => String(id) === query.get(what));
  const constraint: object = formConstraint(cannedBody);
  return {
    ...{ ...staff, answers, constraint },
    edited: named('edit'),
    deleted: named('delete'),
    title: textsOf(locale).getFixedT(locale, 'tickets')('canned.title'),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { core, flash, locale } = context;
  const form = await readForm(request);
  const here = pagePath('staff/support/answers');
  const cannedId = textIn(form, 'id', 20);
  const params = { cannedId };
  if (form.get('form') === 'delete') {
    await core.call(deleteCannedAnswer, { params }).catch(orMissing);
    flash.leave('saved');
    return redirect(here, 303);
  }
  const submission = parseForm(form, { schema: cannedBody, locale });
  if (submission.status !== 'success') return replyToForm(submission);
  const body = submission.value;
  try {
    await (cannedId === ''
      ? core.call(addCannedAnswer, { body })
      : core.call(changeCannedAnswer, { params, body }).catch(orMissing));
  } catch (error) {
    return refuseForm(submission, { error, locale });
  }
  flash.leave('saved');
  return redirect(here, 303);
}

export default function CannedAnswers() {
  const { title, staffPages, answers, edited, deleted, constraint } =
    useLoaderData<typeof loader>();
  const { t } = useTranslation('tickets');
  return (
    <StaffFrame title={title} lead={t('canned.lead')} staffPages={staffPages} current="support">
      <CannedForm
        key={edited?.id ?? 'new'}
        edited={edited}
        constraint={constraint}
        result={useActionData<typeof action>()}
      />
      {deleted ? (
        <DeleteDialog
          here={pagePath('staff/support/answers')}
          id={deleted.id}
          name={deleted.name}
          agree={t('canned.remove')}
        />
      ) : null}
      <CannedList answers={answers} />
    </StaffFrame>
  );
}
