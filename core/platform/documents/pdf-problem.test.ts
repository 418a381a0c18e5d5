import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pdf } from './testing/pdf.ts';
import { pdfProblem } from './pdf-problem.ts';

/** Objects as a file packs them, behind a dictionary. */
function packed(
  content: string | Buffer,
  dictionary = '/Type/ObjStm/N 1/First 4/Filter/FlateDecode',
) {
  const bytes = Buffer.isBuffer(content) ? content : deflateSync(content);
  return `5 0 obj\n<<${dictionary}/Length ${bytes.length}>>\nstream\n${bytes.toString('latin1')}\nendstream\nendobj`;
}

const ARCHIVE_END = `PK\u0005\u0006${'\0'.repeat(16)}`;

describe('a PDF', () => {
  it.each([
    ['of pages alone', pdf()],
    ['with a link', pdf('3 0 obj\n<</S/URI/URI(https://bank.example)>>\nendobj')],
    ['with plain packed objects', pdf(packed('1 0 <</Type/Page>>'))],
    ['with a filter in brackets', pdf(packed('1 0 <<>>', '/Type /ObjStm /Filter [/FlateDecode]'))],
    ['with a name that only begins like one', pdf('<</LaunchPad 1/EncryptMetadata true>>')],
    ['with line ends behind it', pdf('', '%%EOF\r\n\0')],
    ['with a signature of archives inside', pdf(`<</A(${ARCHIVE_END}\u0001\u0000)>>`)],
  ])('%s is taken', (_what, bytes) => {
    expect(pdfProblem(bytes)).toBeUndefined();
  });

  it.each([
    ['a script', pdf('<</S/JavaScript/JS(app.alert(1))>>')],
    ['a name written in numbers', pdf('<</S/J#61va#53cript/JS(1)>>')],
    ['a program to start', pdf('<</S/Launch/F(cmd.exe)>>')],
    ['a file within', pdf('<</Type/EmbeddedFile>>')],
    ['a form of scripts', pdf('<</AcroForm<</XFA[]>>>>')],
    ['what is sent elsewhere', pdf('<</S/SubmitForm/F(https://evil.example)>>')],
    ['a script among packed objects', pdf(packed('1 0 <</S/JavaScript>>'))],
    ['a packed name in numbers', pdf(packed('1 0 <</S/J#61vaScript>>'))],
    [
      'a packed stream called in numbers',
      pdf(packed('<</S/Launch>>', '/Type/Obj#53tm/Filter/FlateDecode')),
    ],
    ['a script in a second stream', pdf(packed('1 0 <<>>') + packed('1 0 <</S/Launch>>'))],
  ])('with %s is refused', (_what, bytes) => {
    expect(pdfProblem(bytes)).toBe('document_active');
  });

  it('that is locked is refused', () => {
    expect(pdfProblem(pdf('trailer\n<</Encrypt 6 0 R>>'))).toBe('document_locked');
  });

  it.each([
    ['does not begin as one', Buffer.concat([Buffer.from('GIF89a'), pdf()])],
    ['does not end as one', Buffer.concat([pdf(), Buffer.from('<script>alert(1)</script>')])],
    ['is cut off', pdf().subarray(0, 40)],
    // All that follows on its end is the comment of the archive, which is as long as that.
    ['is an archive as well', pdf(`<</A(${ARCHIVE_END}\u0013\0`)],
    ['packs objects in another way', pdf(packed('1 0', '/Type/ObjStm/Filter/LZWDecode'))],
    ['packs them twice', pdf(packed('1', '/Type/ObjStm/Filter[/ASCIIHexDecode/FlateDecode]'))],
    [
      'packs them by a predictor',
      pdf(packed('1', '/Type/ObjStm/Filter/FlateDecode/DecodeParms 9 0 R')),
    ],
    [
      'packs what cannot be unpacked',
      pdf(packed(Buffer.from('nothing'), '/Type/ObjStm/Filter/FlateDecode')),
    ],
    ['unpacks to far more', pdf(packed(deflateSync(Buffer.alloc(4_000_001))))],
    [
      'unpacks to far more in all',
      pdf(
        Array(5)
          .fill(packed(deflateSync(Buffer.alloc(3_900_000))))
          .join('\n'),
      ),
    ],
  ])('that %s is refused', (_what, bytes) => {
    expect(pdfProblem(bytes)).toBe('document_unreadable');
  });
});
