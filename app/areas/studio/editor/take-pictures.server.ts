import type { AppLoadContext } from '@remix-run/node';
import type { FieldNode } from '#instance-schema/field-node.ts';
import { valueAt } from '#instance-schema/json-pointer.ts';
import { listPictures, uploadPicture } from '#core/studio/pictures/picture.operations.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { isObject, withValue, type Values } from '#app/areas/studio/form/documents.ts';
import { FILE, KEPT } from '#app/areas/studio/form/field-place.ts';
import { fieldAt } from '#app/areas/studio/form/form-steps.ts';
import type { FieldProblem } from '#app/areas/studio/fields/field-problem.ts';
import { isTooLarge, tooLargeText } from '#app/areas/studio/picture-size.server.ts';

interface Picture {
  url: string;
  width: number;
  height: number;
}

interface Taken {
  after: Values;
  problems: FieldProblem[];
}

interface Given {
  form: FormData;
  fields: readonly FieldNode[];
  after: Values;
}

/** A document with the pictures that its form brings, or chooses of those that are kept. */
export async function takePictures(
  { core, locale }: AppLoadContext,
  { form, fields, after }: Given,
): Promise<Taken> {
  const problems: FieldProblem[] = [];
  let taken = after;
  const put = (pointer: string, picture: Picture) => {
    const control = fieldAt(fields, pointer, taken)?.control;
    if (control !== 'picture' && control !== 'picture-address') return;
    const before = valueAt(taken, pointer);
    const value =
      control === 'picture' ? { ...(isObject(before) ? before : {}), ...picture } : picture.url;
    const next = withValue(taken, pointer, value);
    if (isObject(next)) taken = next;
  };
  for (const [pointer, address] of keptIn(form)) {
    const { data } = await core.call(listPictures);
    const picture = data.find(({ url }) => url === address);
    if (picture) put(pointer, picture);
  }
  for (const [pointer, file] of filesIn(form)) {
    if (isTooLarge(file)) {
      problems.push({ pointer, code: 'invalid_format', text: tooLargeText(locale) });
      continue;
    }
    try {
      const content = Buffer.from(await file.arrayBuffer()).toString('base64');
      const { data } = await core.call(uploadPicture, { body: { content } });
      put(pointer, data);
    } catch (error) {
      problems.push({ pointer, code: 'invalid_format', text: refusalText(error) });
    }
  }
  return { after: taken, problems };
}

/** Why a picture is refused, in the words of the core, which are those of the reader. */
function refusalText(error: unknown): string {
  if (!(error instanceof CoreError) || error.status >= 500) throw error;
  return Object.values(error.errors)[0]?.[0] ?? error.message;
}

function keptIn(form: FormData): [string, string][] {
  return [...form].flatMap(([name, value]): [string, string][] =>
    name.endsWith(KEPT) && typeof value === 'string' ? [[name.slice(0, -KEPT.length), value]] : [],
  );
}

function filesIn(form: FormData): [string, File][] {
  return [...form].flatMap(([name, value]): [string, File][] =>
    name.endsWith(FILE) && value instanceof File && value.size > 0
      ? [[name.slice(0, -FILE.length), value]]
      : [],
  );
}
