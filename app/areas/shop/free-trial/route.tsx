import { randomUUID } from 'node:crypto';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { getFreeTrialQuest } from '#core/growth/free-trials/free-trial.operations.ts';
import { QuestPicture } from '#app/areas/shop/trials/quest-picture.tsx';
import { reasonsOf } from '#app/areas/shop/trials/quest-reasons.ts';
import { visitorOf } from '#app/areas/shop/trials/visitor-of.server.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { GuestCard } from '#app/components/guest-card.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { orMissing } from '#app/lib/core/or-missing.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { notFound } from '#app/lib/http/responses.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { Columns } from '#app/ui/layout/columns.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { QuestReward } from './quest-reward.tsx';
import { StartForm, TakeForm } from './trial-forms.tsx';
import { constraintOf, startTrial, takeTrial } from './trial-forms.server.ts';
import { TrialState } from './trial-state.tsx';
import { WhatToDo } from './what-to-do.tsx';
import { WhyClosed } from './why-closed.tsx';
import * as styles from '#app/components/trials/trials.css.ts';

export const handle = { i18n: ['trials', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  if (!context.instance.settings.freeTrial.isEnabled) throw notFound('page');
  const here = pagePath('free-trials/:id', { id: params['id'] ?? '' });
  const visitor = await visitorOf(context, here);
  const { data: quest } = await context.core
    .call(getFreeTrialQuest, { params: { id: params['id'] ?? '' } })
    .catch(orMissing);
  const { name: title, short_body: lead } = quest;
  const needs = {
    needsLink: quest.reward.url_is_required,
    needsProof: quest.allow_proof_url,
  };
  return {
    ...pageText(context, 'free-trials-id'),
    ...{ title, metaTitle: title, metaDescription: lead ?? '' },
    quest,
    isGuest: !visitor,
    isSent: new URL(request.url).searchParams.has('sent'),
    form: { key: randomUUID(), constraint: constraintOf(needs), ...needs },
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  await requireCustomer(context);
  const form = await readForm(request);
  const sent = { questId: params['id'] ?? '', form };
  if (form.get('form') === 'start') return startTrial(context, sent);
  if (form.get('form') === 'take') return takeTrial(context, sent);
  throw new Response(null, { status: 400 });
}

export default function FreeTrial() {
  const page = useLoaderData<typeof loader>();
  const { t } = useTranslation('trials');
  const { quest, title, metaDescription, isSent } = page;
  return (
    <>
      <PageHeader title={title} lead={metaDescription} />
      <Stack gap={6}>
        {quest.trial ? <TrialState trial={quest.trial} isNew={isSent} /> : null}
        <Columns gap={6} twoFrom="desktop" align="start">
          <Stack gap={6}>
            {quest.image ? (
              <div className={styles.frame}>
                <QuestPicture quest={quest} isFirst />
              </div>
            ) : null}
            <WhatToDo quest={quest} />
          </Stack>
          <Stack gap={6}>
            <QuestReward quest={quest} />
            <NextStep />
          </Stack>
        </Columns>
        <Row wraps gap={3}>
          <ButtonLink to={pagePath('free-trials')} tone="outline">
            {t('all')}
          </ButtonLink>
        </Row>
      </Stack>
    </>
  );
}

/** What who reads can do now: become a customer, begin, send, or read why nothing of that. */
function NextStep() {
  const { quest, isGuest, form } = useLoaderData<typeof loader>();
  // An answer that leads on is none to who stays.
  const answer = useActionData<typeof action>() as
    | { result: object; key: string | undefined }
    | undefined;
  const { t } = useTranslation('trials');
  const { id, trial, is_disabled: isClosed } = quest;
  if (isGuest) {
    return (
      <GuestCard
        {...{ title: t('guest.title'), text: t('guest.text') }}
        {...{ login: t('guest.login'), register: t('guest.register') }}
        back={pagePath('free-trials/:id', { id })}
      />
    );
  }
  if (trial?.status === 'in_moderation') return null;
  const isBegun = trial?.status === 'tracked';
  // What was refused on sending is said at what was sent.
  if (isBegun || answer || (!isClosed && !quest.allow_proof_url)) {
    return <TakeForm quest={quest} given={form} answer={answer} />;
  }
  if (!isClosed) return <StartForm />;
  return <WhyClosed quest={quest} reasons={reasonsOf(quest)} />;
}
