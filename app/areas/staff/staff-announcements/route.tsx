import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import {
  addAnnouncement,
  changeAnnouncement,
  deleteAnnouncement,
  endAnnouncement,
  listAnnouncements,
} from '#core/feedback/announcements/announcement.operations.ts';
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
import { localTime } from '#app/lib/periods/local-moment.ts';
import { ANNOUNCEMENT, bodyOf } from './announcement-form.server.ts';
import { AnnouncementForm } from './announcement-form.tsx';
import { DeleteDialog } from '#app/areas/staff/staff/delete-dialog.tsx';
import { AnnouncementList, titleIn } from './announcement-list.tsx';
import { formKey } from '#app/areas/staff/staff/form-key.ts';

export const handle = { i18n: ['staff', 'announcements', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { core, locale, instance, timeZone: zone = 'UTC' } = context;
  const [staff, { data: announcements, meta: known }] = await Promise.all([
    staffFrame(context),
    core.call(listAnnouncements),
  ]);
  const query = new URL(request.url).searchParams;
  const named = (what: string) => announcements.find(({ id }) => String(id) === query.get(what));
  const found = named('edit');
  const constraint: object = formConstraint(ANNOUNCEMENT);
  return {
    ...{ ...staff, announcements, constraint, zone },
    grades: known.grades,
    languages: instance.settings.languages,
    deleted: named('delete'),
    edited: found && {
      ...found,
      starts_at: localTime(found.starts_at, zone),
      ends_at: found.ends_at === null ? '' : localTime(found.ends_at, zone),
    },
    title: textsOf(locale).getFixedT(locale, 'announcements')('title'),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { core, flash, locale } = context;
  const form = await readForm(request);
  const here = pagePath('staff/announcements');
  const announcementId = textIn(form, 'id', 20);
  const params = { announcementId };
  const asked = form.get('form');
  if (asked === 'delete' || asked === 'end') {
    const deed = asked === 'end' ? endAnnouncement : deleteAnnouncement;
    await core.call(deed, { params }).catch(orMissing);
    flash.leave('saved');
    return redirect(here, 303);
  }
  const submission = parseForm(form, { schema: ANNOUNCEMENT, locale });
  if (submission.status !== 'success') return replyToForm(submission);
  const { body, fieldErrors } = bodyOf(submission.value, locale);
  if (!body) return replyToForm(submission, { fieldErrors });
  try {
    await (announcementId === ''
      ? core.call(addAnnouncement, { body })
      : core.call(changeAnnouncement, { params, body }).catch(orMissing));
  } catch (error) {
    return refuseForm(submission, { error, locale });
  }
  flash.leave('saved');
  return redirect(here, 303);
}

export default function Announcements() {
  const page = useLoaderData<typeof loader>();
  const { t, i18n } = useTranslation('announcements');
  const { title, staffPages, announcements, grades, edited, deleted } = page;
  return (
    <StaffFrame {...{ title, staffPages }} lead={t('lead')} current="announcements">
      <AnnouncementForm
        key={formKey(edited, announcements[0])}
        page={page}
        result={useActionData<typeof action>()}
      />
      {deleted ? (
        <DeleteDialog
          here={pagePath('staff/announcements')}
          id={deleted.id}
          name={titleIn(deleted, i18n.language)}
          agree={t('remove')}
        />
      ) : null}
      <AnnouncementList announcements={announcements} grades={grades} />
    </StaffFrame>
  );
}
