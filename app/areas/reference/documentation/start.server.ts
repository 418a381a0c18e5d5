import type { AppLoadContext } from '@remix-run/node';
import type { Translator } from '#app/lib/texts/translator.ts';
import { ACTIONS } from '#core/resale/api-v2/contract.pure.ts';
import { inCurl } from '../code/curl.ts';
import { highlight } from '../code/highlight.ts';
import { actionCall, ownValues } from '../pages/example-values.server.ts';
import { examplesBlock } from '../pages/operation-page.server.ts';
import { referenceTexts } from '../pages/texts.server.ts';
import type { Section } from '../view/block.ts';

/** How a first order is placed. */
export async function startSections(context: AppLoadContext): Promise<Section[]> {
  const { origin, locale } = context;
  const t: Translator<'reference'> = referenceTexts(locale);
  const written = { origin, values: await ownValues(context), token: 'variable' } as const;
  const callOf = (name: string) => {
    const { example = {} } = ACTIONS.find((action) => action.name === name) ?? {};
    return actionCall({ name, example }, written);
  };
  return [
    {
      id: 'start',
      title: t('start.title'),
      blocks: [
        { is: 'steps', steps: [t('start.one'), t('start.two'), t('start.three')] },
        { is: 'code', parts: highlight(inCurl(callOf('services')), 'curl') },
        examplesBlock(t, callOf('add')),
      ],
    },
  ];
}

/** What tools read. */
export function fileSections({ origin, locale }: AppLoadContext): Section[] {
  const t: Translator<'reference'> = referenceTexts(locale);
  return [
    {
      id: 'files',
      title: t('files.title'),
      blocks: [
        {
          is: 'links',
          links: [
            {
              ...{ to: `${origin}/api/openapi.json`, isFile: true },
              ...{ title: 'openapi.json', text: t('files.openapi') },
            },
            {
              ...{ to: `${origin}/llms.txt`, isFile: true },
              ...{ title: 'llms.txt', text: t('files.llms') },
            },
          ],
        },
      ],
    },
  ];
}
