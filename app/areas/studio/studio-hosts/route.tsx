import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { hostBody } from '#core/studio/hosts/host.contract.ts';
import { addHost, listHosts, removeHost } from '#core/studio/hosts/host.operations.ts';
import { StudioFrame } from '#app/areas/studio/studio/studio-frame.tsx';
import { studioFrame } from '#app/areas/studio/studio.server.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { namedHost } from './named-host.server.ts';
import { AddHostForm } from './add-host-form.tsx';
import { HostList } from './host-list.tsx';
import * as styles from './studio-hosts.css.ts';

export const handle = { i18n: ['studio', 'studio-instance', 'forms'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context }: LoaderFunctionArgs) {
  const [frame, { data }] = await Promise.all([studioFrame(context), context.core.call(listHosts)]);
  const title = textsOf(context.locale).getFixedT(context.locale, 'studio-instance')('hosts.title');
  return {
    title,
    frame,
    panelName: frame.panelName,
    hosts: data.hosts.map(namedHost),
    isRented: data.is_rented,
    here: new URL(context.pageOrigin).hostname,
    constraint: formConstraint(hostBody),
  };
}

const OPERATIONS = { add: addHost, remove: removeHost } as const;

export async function action({ context, request }: ActionFunctionArgs) {
  const { core, flash, locale } = context;
  const form = await readForm(request);
  const name = form.get('form');
  if (name !== 'add' && name !== 'remove') throw new Response(null, { status: 400 });
  const submission = parseForm(form, { schema: hostBody, locale });
  if (submission.status !== 'success') return replyToForm(submission);
  try {
    await core.call(OPERATIONS[name], { body: submission.value });
  } catch (error) {
    return refuseForm(submission, { error, locale });
  }
  flash.leave('saved');
  return redirect(pagePath('studio/hosts'), 303);
}

export default function StudioHosts() {
  const page = useLoaderData<typeof loader>();
  const { t } = useTranslation('studio-instance');
  const result = useActionData<typeof action>();
  const { frame, title, hosts, here, constraint } = page;
  const mayChange = frame.mayPublish && !page.isRented;
  const of = (name: string) => (result?.initialValue?.['form'] === name ? result : undefined);
  return (
    <StudioFrame frame={frame} title={title} lead={t('hosts.lead')} current="hosts">
      <Stack gap={6} className={styles.narrow}>
        {page.isRented ? <Alert tone="info">{t('hosts.rented')}</Alert> : null}
        <HostList {...{ hosts, here, mayChange }} result={of('remove')} />
        {mayChange ? <AddHostForm constraint={constraint} result={of('add')} /> : null}
      </Stack>
    </StudioFrame>
  );
}
