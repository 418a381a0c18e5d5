import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import {
  addLabel,
  changeLabel,
  deleteLabel,
  listStaffLabels,
} from '#core/back-office/labels/staff-label.operations.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { formKey } from '#app/areas/staff/staff/form-key.ts';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { languagesOf } from '#app/areas/staff/staff-service/service-fields.server.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { PageStyle } from '#app/components/page-style.tsx';
import { QuestionDialog } from '#app/components/question-dialog.tsx';
import { labelEntity } from '#app/components/service-list/label-entity.ts';
import { orMissing } from '#app/lib/core/or-missing.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { textIn } from '#app/lib/forms/text-in.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { entityCss } from '#themes/entity-css.ts';
import { LABEL_FORM, moveOfForm, namesOfForm } from './label-form.server.ts';
import { LabelForm } from './label-form.tsx';
import { LabelList, type ListedLabel } from './label-list.tsx';

export const handle = { i18n: ['staff', 'services', 'shop', 'forms'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { core, instance, language, locale } = context;
  const [staff, { data }] = await Promise.all([staffFrame(context), core.call(listStaffLabels)]);
  const labels = data.map((label) => ({
    ...label,
    name: label.names[language] ?? label.names.en ?? Object.values(label.names)[0] ?? '',
  }));
  const query = new URL(request.url).searchParams;
  const named = (what: string) => labels.find(({ id }) => String(id) === query.get(what));
  const constraint: object = formConstraint(LABEL_FORM);
  return {
    ...{ ...staff, labels, constraint },
    ...{ edited: named('edit'), deleted: named('delete') },
    languages: languagesOf(instance),
    css: entityCss(
      labels.map(({ id, color }) => [labelEntity(id), color] as const),
      instance.theme.grounds,
    ),
    title: textsOf(locale).getFixedT(locale, 'services')('labels.title'),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { core, flash, locale } = context;
  const form = await readForm(request);
  const here = pagePath('staff/services/labels');
  const labelId = textIn(form, 'id', 20);
  const params = { labelId };
  if (form.get('form') === 'delete') {
    await core.call(deleteLabel, { params }).catch(orMissing);
    flash.leave('saved');
    return redirect(here, 303);
  }
  const move = moveOfForm(form);
  if (move) {
    const { place, ...params } = move;
    await core.call(changeLabel, { params, body: { place } }).catch(orMissing);
    return redirect(here, 303);
  }
  const submission = parseForm(form, { schema: LABEL_FORM, locale });
  if (submission.status !== 'success') return replyToForm(submission);
  const { color, names } = submission.value;
  const body = { color, names: namesOfForm(form, names) };
  try {
    await (labelId === ''
      ? core.call(addLabel, { body })
      : core.call(changeLabel, { params, body }).catch(orMissing));
  } catch (error) {
    return refuseForm(submission, { error, locale });
  }
  flash.leave('saved');
  return redirect(here, 303);
}

export default function StaffLabels() {
  const page = useLoaderData<typeof loader>();
  const { title, staffPages, labels, edited, deleted, languages, constraint, css } = page;
  const { t } = useTranslation('services');
  const result = useActionData<typeof action>();
  return (
    <StaffFrame title={title} lead={t('labels.lead')} staffPages={staffPages} current="services">
      <PageStyle css={css} />
      <LabelForm
        key={formKey(edited, labels.at(-1))}
        {...{ edited, languages, constraint, result }}
      />
      {deleted ? <DeleteLabel label={deleted} /> : null}
      <LabelList labels={labels} />
      <div>
        <ButtonLink to={pagePath('staff/services')} tone="quiet">
          {t('edit.back')}
        </ButtonLink>
      </div>
    </StaffFrame>
  );
}

/** Asks whether a label is really to go, and says what goes with it. */
function DeleteLabel({ label: { id, name, services } }: { label: ListedLabel }) {
  const { t } = useTranslation(['services', 'staff']);
  return (
    <QuestionDialog
      here={pagePath('staff/services/labels')}
      title={t('staff:deleting.title', { name })}
      text={services === 0 ? t('staff:deleting.text') : t('labels.removeText', { count: services })}
      agree={t('labels.remove')}
      disagree={t('staff:ask.cancel')}
      sends={{ name: 'form', value: 'delete' }}
    >
      <input type="hidden" name="id" value={id} />
    </QuestionDialog>
  );
}
