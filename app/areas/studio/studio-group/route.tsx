import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { FIELDS } from '#instance-schema/generated/fields.ts';
import { CallPanel } from '#app/areas/studio/editor/call-panel.tsx';
import { changesAsCall } from '#app/areas/studio/editor/changes-as-call.server.ts';
import { EditorFields } from '#app/areas/studio/editor/editor-fields.tsx';
import { EditorForm, type LoadedEditor } from '#app/areas/studio/editor/editor-form.tsx';
import { loadEditor } from '#app/areas/studio/editor/load-editor.server.ts';
import { saveEditor } from '#app/areas/studio/editor/save-editor.server.ts';
import { isSettingsGroup } from '#app/areas/studio/settings-groups.ts';
import { PreviewBeside } from '#app/areas/studio/preview-pane/preview-beside.tsx';
import { StudioFrame } from '#app/areas/studio/studio/studio-frame.tsx';
import { studioFrame } from '#app/areas/studio/studio.server.ts';
import { orUnreached, unlessUnreached } from '#app/lib/checkout/unreached.ts';
import { notFound } from '#app/lib/http/responses.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { GroupTools, toolsBeside } from './group-tools.tsx';
import { loadTools } from './load-tools.server.ts';

export const handle = { i18n: ['studio', 'studio-fields', 'studio-preview', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export const shouldRevalidate = unlessUnreached;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { group, fields } = groupIn(params['group']);
  const isRunning = new URL(request.url).searchParams.has('run');
  if (isRunning && group === 'code') context.opened?.push({ 'frame-src': [context.pageOrigin] });
  const [frame, editor] = await Promise.all([
    studioFrame(context),
    loadEditor(context, { kind: 'settings', key: 'settings', fields }),
  ]);
  const [call, tools] = await Promise.all([
    changesAsCall(context, { frame, editor }),
    loadTools(context, { group, editor, isRunning }),
  ]);
  const title = textsOf(context.locale).getFixedT(context.locale, 'studio')(`places.${group}`);
  return { frame, title, panelName: frame.panelName, group, editor, call, tools };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const { group, fields } = groupIn(params['group']);
  return saveEditor(context, request, {
    ...{ kind: 'settings', key: 'settings', fields },
    place: () => pagePath('studio/:group', { group }),
  });
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return orUnreached(() => serverAction<typeof action>());
}

/** The settings of one page; a page that has none is not there. */
function groupIn(name: unknown) {
  if (!isSettingsGroup(name)) throw notFound('page');
  const fields = FIELDS.settings.filter(({ group }) => group === name);
  if (fields.length === 0) throw notFound('page');
  return { group: name, fields };
}

export default function StudioGroup() {
  const { frame, title, group, editor, call, tools } = useLoaderData<typeof loader>();
  const { t } = useTranslation('studio-fields');
  return (
    <StudioFrame
      frame={frame}
      title={title}
      lead={t(`lead.${group}`)}
      current={group}
      preview={<PreviewBeside rev={editor.rev} />}
    >
      <EditorForm
        key={group} // What came over the wire is what the loader gave.
        loaded={editor as LoadedEditor}
      >
        <GroupTools tools={tools} place="before" />
        <EditorFields beside={toolsBeside(tools)} />
        <GroupTools tools={tools} place="after" />
      </EditorForm>
      <GroupTools tools={tools} place="outside" />
      <CallPanel call={call} />
    </StudioFrame>
  );
}
