import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react';
import { useCallback } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import {
  DOCUMENT_LISTS,
  documentListIn,
  type DocumentList,
} from '#app/areas/studio/document-lists.ts';
import { CallPanel } from '#app/areas/studio/editor/call-panel.tsx';
import { changesAsCall } from '#app/areas/studio/editor/changes-as-call.server.ts';
import { EditorFields } from '#app/areas/studio/editor/editor-fields.tsx';
import { EditorForm, type LoadedEditor } from '#app/areas/studio/editor/editor-form.tsx';
import { findDraftDocument, loadEditor } from '#app/areas/studio/editor/load-editor.server.ts';
import { useFormKey } from '#app/areas/studio/editor/use-form-key.ts';
import { saveEditor } from '#app/areas/studio/editor/save-editor.server.ts';
import { listed } from '#app/areas/studio/lists/list-documents.server.ts';
import { MailBeside } from '#app/areas/studio/mail-preview/mail-beside.tsx';
import { PreviewBeside } from '#app/areas/studio/preview-pane/preview-beside.tsx';
import { shownOn } from '#app/areas/studio/shown-on.server.ts';
import { accountStates } from '#app/areas/studio/payment-accounts/account-states.server.ts';
import { StudioFrame } from '#app/areas/studio/studio/studio-frame.tsx';
import { studioFrame } from '#app/areas/studio/studio.server.ts';
import { orUnreached, unlessUnreached } from '#app/lib/checkout/unreached.ts';
import { notFound } from '#app/lib/http/responses.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { builtInName } from '#app/lib/pages/page.server.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { beginDocument } from './begin-document.server.ts';
import { documentFields, isRoutePage } from './document-fields.server.ts';
import { ownMailOf } from './own-mail.server.ts';
import { MethodAccount } from './method-account.tsx';
import { OwnMailWords } from './own-mail-words.tsx';
import { RemoveDocument } from './remove-document.tsx';
import { SearchPreview } from './search-preview.tsx';

export const handle = {
  i18n: ['studio', 'studio-fields', 'studio-preview', 'payment-accounts', 'forms'],
};

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export const shouldRevalidate = unlessUnreached;

interface Asked {
  list: DocumentList;
  key: string | undefined;
  /** Of a page of the panel that its owner has written nothing about yet. */
  route: string | undefined;
}

function askedIn(params: LoaderFunctionArgs['params'], request: Request): Asked {
  const list = documentListIn(params['documents']);
  if (!list) throw notFound('page');
  const query = new URL(request.url).searchParams;
  const route = query.get('route') ?? undefined;
  if (route !== undefined && !/^[a-z0-9-]{1,100}$/.test(route)) throw notFound('page');
  return { list, key: query.get('key') ?? undefined, route };
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { list, key, route } = askedIn(params, request);
  const kind = DOCUMENT_LISTS[list];
  const document = key === undefined ? undefined : await findDraftDocument(context, { kind, key });
  const isRoute = document ? isRoutePage(document.body) : route !== undefined;
  const fields = documentFields({ kind, isRoute });
  const [frame, editor, accounts] = await Promise.all([
    studioFrame(context),
    loadEditor(context, { kind, key, fields }),
    kind === 'payment-method' ? accountStates(context) : undefined,
  ]);
  const t = textsOf(context.locale).getFixedT(context.locale, 'studio-fields');
  const title = document
    ? listed(document, context.locale).title
    : ((route && builtInName(context, route)) ?? t(`list.create.${list}`));
  const asks = new URL(request.url).searchParams.has('remove');
  return {
    ...{ frame, title, panelName: frame.panelName, list, editor, accounts, route },
    call: await changesAsCall(context, { frame, editor }),
    shownOn: shownOn({
      list,
      route: editor.values['route_name'] ?? route,
      slug: editor.values['slug'],
    }),
    asksToRemove: asks && document !== undefined,
    origin: context.origin,
    ownMail: ownMailOf(kind, editor.values['id'], {
      locale: context.locale,
      languages: editor.languages,
    }),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { list, key, route } = askedIn(params, request);
  const kind = DOCUMENT_LISTS[list];
  const document = key === undefined ? undefined : await findDraftDocument(context, { kind, key });
  const isRoute = document ? isRoutePage(document.body) : route !== undefined;
  return saveEditor(context, request, {
    ...{ kind, key, fields: documentFields({ kind, isRoute }) },
    place: (own) => editPath(list, own),
    begin: (values) => beginDocument(context, { kind, route, values }),
    remove: { place: pagePath(`studio/${list}`) },
  });
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return orUnreached(() => serverAction<typeof action>());
}

const editPath = (list: DocumentList, key: string) =>
  pagePath('studio/:documents/edit', { documents: list }, { key });

const HOME_KEY = 'index';

export default function StudioDocument() {
  const { frame, title, list, editor, call, asksToRemove, route, origin, ownMail, ...page } =
    useLoaderData<typeof loader>();
  const { t } = useTranslation('studio-fields');
  const { key, kind } = editor;
  const isPage = kind === 'page';
  const place = key === undefined ? `${list} ${route ?? ''}` : editPath(list, key);
  const { formKey, move } = useFormKey(place);
  const follow = useCallback((own: string) => move(editPath(list, own)), [move, list]);
  return (
    <StudioFrame
      frame={frame}
      title={title}
      // The home page has a place of its own there.
      current={isPage && (key ?? route) === HOME_KEY ? 'home' : list}
      preview={
        ownMail ? (
          <MailBeside preview={ownMail.preview} rev={editor.rev} />
        ) : (
          <PreviewBeside rev={editor.rev} page={page.shownOn} />
        )
      }
      actions={
        <ButtonLink to={pagePath(`studio/${list}`)} tone="quiet">
          {t('editor.backToList')}
        </ButtonLink>
      }
    >
      <EditorForm
        key={formKey} // What came over the wire is what the loader gave.
        loaded={editor as LoadedEditor}
        move={follow}
      >
        {kind === 'payment-method' ? <MethodAccount states={page.accounts} /> : null}
        <EditorFields />
        {isPage ? <SearchPreview origin={origin} /> : null}
        {ownMail ? <OwnMailWords mail={ownMail} rev={editor.rev} /> : null}
      </EditorForm>
      <CallPanel call={call} />
      {key === undefined ? null : (
        <RemoveDocument
          name={title}
          rev={editor.rev}
          here={editPath(list, key)}
          isAsked={asksToRemove}
        />
      )}
    </StudioFrame>
  );
}
