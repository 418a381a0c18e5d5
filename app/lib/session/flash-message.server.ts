import type { FlashKey } from './flash.ts';
import { textsOf } from '../i18n/i18n.server.ts';

const FAILED: ReadonlySet<FlashKey> = new Set(['notSaved', 'draftMoved']);

/** With its text, so that no page loads those of all the others. */
export function flashMessage(key: FlashKey, locale: string) {
  return {
    id: 'flash',
    text: textsOf(locale).t(`server:flash.${key}`),
    // What went wrong is not said in the colour of what went well.
    tone: FAILED.has(key) ? ('danger' as const) : ('success' as const),
  };
}
