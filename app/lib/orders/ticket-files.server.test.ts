import { expect, test, vi } from 'vitest';
import { readTicketForm, uploadFiles } from './ticket-files.server.ts';

const TOO_LARGE = 'Choose a file of at most 10 MB';

function formOf(...bytes: number[]): FormData {
  const form = new FormData();
  for (const size of bytes) form.append('files', new File([new Uint8Array(size)], 'shot.png'));
  return form;
}

const read = (form: FormData) =>
  readTicketForm(new Request('http://panel.example', { method: 'POST', body: form }), 'en');

test('a file that is too large is refused by its size, and is not sent on', async () => {
  const upload = vi.fn(() => Promise.reject(new Error('nothing is uploaded')));
  const sent = await uploadFiles(formOf(10_000_001), 'en', upload);
  expect(sent).toEqual({ attachments: [], errors: [`shot.png: ${TOO_LARGE}`] });
  expect(upload).not.toHaveBeenCalled();
});

test('files that are too large to be read are refused at their field', async () => {
  const { form, refusal } = await read(formOf(60_000_000));
  expect(form).toBeUndefined();
  expect(refusal).toMatchObject({
    data: { status: 'error', error: { files: [TOO_LARGE] } },
    init: { status: 413 },
  });
  expect((await read(formOf(1_000))).form?.getAll('files')).toHaveLength(1);
});
