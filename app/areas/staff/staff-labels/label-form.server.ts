import type { z } from 'zod';
import { addLabelBody } from '#core/back-office/labels/staff-label.contract.ts';
import { LANGUAGES } from '#locales/languages.ts';

/** Fields left empty are not sent on. */
export const LABEL_FORM = addLabelBody.extend({ names: addLabelBody.shape.names.default({}) });
type Names = z.output<typeof LABEL_FORM>['names'];

/** What was sent empty is taken away; languages that the form did not have stay. */
export const namesOfForm = (sent: FormData, written: Names): Names =>
  Object.fromEntries(
    LANGUAGES.filter((language) => sent.has(`names.${language}`)).map((language) => [
      language,
      written[language] ?? null,
    ]),
  );

/** Which label goes to which place, where one of the buttons that move it was pressed. */
export function moveOfForm(sent: FormData): { labelId: string; place: number } | undefined {
  const [, place, labelId] = /^(\d{1,2}) ([1-9]\d{0,8})$/.exec(String(sent.get('move'))) ?? [];
  return labelId === undefined ? undefined : { labelId, place: Number(place) };
}
