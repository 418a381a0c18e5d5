import type { Printer } from '../printer.ts';

const METADATA =
  '<rdf:Description rdf:about="" ><pdfaExtension:schemas><rdf:Bag></rdf:Bag>' +
  '</pdfaExtension:schemas><pdfaid:part>3</pdfaid:part></rdf:Description>';

const BLANK = `%PDF-1.7
1 0 obj
<<
  /Length ${METADATA.length}
  /Type /Metadata
  /Subtype /XML
>>
stream
${METADATA}
endstream
endobj
trailer
<<
  /Size 2
>>
startxref
9
%%EOF`;

/** Prints nothing, in the form that the real one has. */
export const blankPrinter: Printer = { print: async () => Buffer.from(BLANK) };
