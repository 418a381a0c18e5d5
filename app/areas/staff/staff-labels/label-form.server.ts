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
