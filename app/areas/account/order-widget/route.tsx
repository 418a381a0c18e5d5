import {
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  removeOrderWidget,
  rotateOrderWidgetToken,
} from '#core/growth/order-widgets/order-widget.operations.ts';
import { WidgetForm } from '#app/areas/account/widget-form.tsx';
import { knowWidgets, saveWidget, valuesOf } from '#app/areas/account/widget-forms.server.ts';
import { Asked } from '#app/components/asked.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { isRefusal } from '#app/lib/core/core.server.ts';
import { orMissing } from '#app/lib/core/or-missing.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { handlerIn } from '#app/lib/forms/handler-in.ts';
import { notFound } from '#app/lib/http/responses.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Columns } from '#app/ui/layout/columns.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { EmbedCode } from './embed-code.tsx';
import { embedOf } from './embed.server.ts';
import { WidgetPreview } from './widget-preview.tsx';

export const handle = { i18n: ['widget', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireCustomer(context);
  const { widgets, form } = await knowWidgets(context);
  const widget = widgets.find(({ id }) => String(id) === params['id']);
  if (!widget) throw notFound('page');
  return {
    ...pageText(context, 'order-widget/:id'),
    ...{ title: widget.name, metaTitle: widget.name, metaDescription: '', noIndex: true },
    ...{ form, values: valuesOf(widget), hasSites: widget.origins.length > 0 },
    embed: embedOf(context, widget, new URL(request.url).searchParams),
  };
}

type Handle = (context: AppLoadContext, form: FormData, id: string) => Promise<unknown>;

const HANDLERS: Readonly<Record<string, Handle>> = {
  save: saveWidget,
  token: ({ core, flash }, _, id) =>
    done({ flash, to: pagePath('order-widget/:id', { id }) }, () =>
      core.call(rotateOrderWidgetToken, { params: { id } }),
    ),
  remove: ({ core, flash }, _, id) =>
    done({ flash, to: pagePath('order-widget') }, () =>
      core.call(removeOrderWidget, { params: { id } }),
    ),
};

export async function action({ context, params, request }: ActionFunctionArgs) {
  await requireCustomer(context);
  const form = await readForm(request);
  const handler = handlerIn(HANDLERS, form);
  if (!handler) throw new Response(null, { status: 400 });
  return handler(context, form, params['id'] ?? '');
}

type Leaving = Pick<AppLoadContext, 'flash'> & { to: string };

/** What nothing has to be filled in for. */
async function done({ flash, to }: Leaving, act: () => Promise<unknown>): Promise<Response> {
  try {
    await act();
    flash.leave('saved');
  } catch (error) {
    // It was asked for too often.
    if (!isRefusal(error, 429)) return orMissing(error);
    flash.leave('notSaved');
  }
  return redirect(to, 303);
}

export default function OwnWidget() {
  const page = useLoaderData<typeof loader>();
  const { t } = useTranslation('widget');
  const { embed } = page;
  return (
    <>
      <PageHeader title={page.title} />
      <Stack gap={6}>
        <div>
          <ButtonLink to={pagePath('order-widget')} tone="quiet">
            {t('back')}
          </ButtonLink>
        </div>
        <Columns gap={6} twoFrom="desktop" align="start">
          <Stack gap={6}>
            <EmbedCode embed={embed} hasSites={page.hasSites} />
            <Card title={t('edit.title')} headingLevel={2}>
              <WidgetForm
                data={page.form}
                values={page.values}
                // What `saveWidget` answers, where it leads nowhere.
                result={useActionData() as object | undefined}
                submit={t('edit.submit')}
              />
            </Card>
            <Asked name="token" tone="outline" title={t('token.title')} text={t('token.text')} />
            <Asked name="remove" tone="danger" title={t('remove.title')} text={t('remove.text')} />
          </Stack>
          <WidgetPreview src={embed.preview} />
        </Columns>
      </Stack>
    </>
  );
}
