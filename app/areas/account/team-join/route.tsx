import {
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { z } from 'zod';
import { joinBody } from '#core/accounts/team/team.contract.ts';
import {
  acceptInvitation,
  joinByInvitation,
  readInvitation,
} from '#core/accounts/team/team.operations.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { afterLogin } from '#app/areas/account/after-login.server.ts';
import { linkToken } from '#app/areas/account/link-token.server.ts';
import { isRefusal } from '#app/lib/core/core.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { EntryCard } from '#app/shell/entry-card.tsx';
import { AcceptForm, LogInFirst } from './accept-form.tsx';
import { JoinForm } from './join-form.tsx';

export const handle = { i18n: ['team', 'accounts', 'forms'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

const ACCEPT = z.object({ token: linkToken });
const JOIN = joinBody.extend({ token: linkToken });

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { panelName } = context.instance.settings;
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const title = textsOf(context.locale).getFixedT(context.locale, 'team')('join.title', {
    panelName,
  });
  return {
    ...{ panelName, title, metaTitle: title, metaDescription: '', noIndex: true, token },
    link: await linkOf(context, token),
    isLoggedIn: (await context.customer()) !== undefined,
    constraint: formConstraint(JOIN),
  };
}

/** Undefined for a link that opens nothing: used before, revoked, too old or made up. */
async function linkOf({ core }: AppLoadContext, token: string) {
  if (!linkToken.safeParse(token).success) return undefined;
  try {
    return (await core.call(readInvitation, { body: { token } })).data;
  } catch (error) {
    if (isRefusal(error, 422)) return undefined;
    throw error;
  }
}

/** Only a form joins: programs that look through mails open the links in them. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { core, locale, session, flash } = context;
  const form = await readForm(request);
  const isNew = form.has('password');
  const schema: z.ZodType<z.output<typeof ACCEPT> | z.output<typeof JOIN>, object> = isNew
    ? JOIN
    : ACCEPT;
  const submission = parseForm(form, { schema, locale });
  if (submission.status !== 'success') return replyToForm(submission);
  const body = submission.value;
  try {
    if ('password' in body) {
      const { token } = await core.receive(joinByInvitation, { body });
      if (token !== undefined) session.start(token);
    } else {
      await core.call(acceptInvitation, { body });
    }
  } catch (error) {
    // The page says by itself whose the link is.
    const isOthers = isRefusal(error, 403);
    if (isOthers) return redirect(pagePath('team/join', {}, { token: body.token }), 303);
    return refuseForm(submission, { error, locale });
  }
  flash.leave('joinedTeam');
  return redirect(await afterLogin(context, undefined), 303);
}

export default function TeamJoin() {
  const page = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const { t } = useTranslation(['team', 'accounts']);
  const { title, link } = page;
  if (!link) {
    return (
      <EntryCard title={t('join.dead')} lead="" intro={t('join.deadText')}>
        <ButtonLink to={pagePath('login')}>{t('accounts:login.submit')}</ButtonLink>
      </EntryCard>
    );
  }
  const shown = { ...page, link, result };
  return (
    <EntryCard title={title} lead="" intro={<Intro link={link} />}>
      {link.is_for_caller ? (
        <AcceptForm {...shown} />
      ) : page.isLoggedIn || link.has_account ? (
        <LogInFirst {...shown} />
      ) : (
        <JoinForm {...shown} />
      )}
    </EntryCard>
  );
}

function Intro({ link }: { link: { email: string; invited_by: string | null } }) {
  const { t } = useTranslation('team');
  const { email, invited_by: name } = link;
  return (
    <bdi>{name === null ? t('join.toOwner', { email }) : t('join.invited', { name, email })}</bdi>
  );
}
