/** The name that Factur-X demands of the invoice inside of the PDF. */
export const FACTUR_X_NAME = 'factur-x.xml';

const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

/** What Factur-X says of itself in the metadata, and the schema that PDF/A wants of it. */
const PROPERTIES = [
  ['DocumentType', 'INVOICE', 'The type of the hybrid document'],
  ['DocumentFileName', FACTUR_X_NAME, 'The name of the embedded XML document'],
  ['Version', '1.0', 'The version of the standard that the XML document follows'],
  ['ConformanceLevel', 'EN 16931', 'The profile of the XML document'],
] as const;

const SCHEMA_END = '</rdf:Bag></pdfaExtension:schemas>';
const PART = '<pdfaid:part>';

/**
 * Adds the metadata of Factur-X to a PDF that carries its XML already. The metadata are written
 * anew behind the end of the file, as PDF allows: everything before stays byte by byte.
 */
export function markAsFacturX(pdf: Uint8Array): Uint8Array {
  const file = Buffer.from(pdf);
  const text = file.toString('latin1');
  const found =
    /(\d+) 0 obj\n<<((?:(?!endobj)[^])*?\/Type \/Metadata(?:(?!endobj)[^])*?)>>\nstream\n/.exec(
      text,
    );
  const before = /startxref\n(\d+)\n%%EOF\s*$/.exec(text)?.[1];
  const trailer = /trailer\n<<([^]*?)>>\nstartxref\n\d+\n%%EOF\s*$/.exec(text)?.[1];
  if (!found || before === undefined || trailer === undefined) {
    throw new Error('The PDF has not the parts that its metadata are added to.');
  }
  const [head, id = ''] = found;
  const start = found.index + head.length;
  const end = text.indexOf('\nendstream', start);
  const metadata = withFacturX(file.subarray(start, end).toString('utf8'));
  const stream = Buffer.from(metadata, 'utf8');
  const object = Buffer.concat([
    Buffer.from(
      `${id} 0 obj\n<<\n  /Length ${stream.length}\n  /Type /Metadata\n  /Subtype /XML\n>>\nstream\n`,
    ),
    stream,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
  const separator = text.endsWith('\n') ? '' : '\n';
  const at = file.length + separator.length;
  const offset = String(at).padStart(10, '0');
  const end2 =
    `xref\n${id} 1\n${offset} 00000 n \n` +
    `trailer\n<<${trailer.trimEnd()}\n  /Prev ${before}\n>>\nstartxref\n${at + object.length}\n%%EOF\n`;
  return Buffer.concat([file, Buffer.from(separator), object, Buffer.from(end2)]);
}

function withFacturX(metadata: string): string {
  if (!metadata.includes(SCHEMA_END) || !metadata.includes(PART)) {
    throw new Error('The metadata are not those of PDF/A.');
  }
  const values = PROPERTIES.map(([name, value]) => `<fx:${name}>${value}</fx:${name}>`).join('');
  const described = PROPERTIES.map(
    ([name, , description]) =>
      '<rdf:li rdf:parseType="Resource"><pdfaProperty:category>external</pdfaProperty:category>' +
      `<pdfaProperty:description>${description}</pdfaProperty:description>` +
      `<pdfaProperty:name>${name}</pdfaProperty:name>` +
      '<pdfaProperty:valueType>Text</pdfaProperty:valueType></rdf:li>',
  ).join('');
  const schema =
    '<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema' +
    `</pdfaSchema:schema><pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI>` +
    '<pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>' +
    `${described}</rdf:Seq></pdfaSchema:property></rdf:li>`;
  return metadata
    .replace(SCHEMA_END, `${schema}${SCHEMA_END}`)
    .replace(
      '<rdf:Description rdf:about=""',
      `<rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}"`,
    )
    .replace(PART, `${values}${PART}`);
}
