/** A picture as it is kept: allowed elements and attributes, nothing else. */
export interface SvgElement {
  name: string;
  attributes: Map<string, string>;
  children: SvgNode[];
}

export type SvgNode = SvgElement | string;

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** The picture as XML, in one way of writing for all. */
export function serializeSvg(root: SvgElement): string {
  return write({ ...root, attributes: new Map([['xmlns', NAMESPACE], ...root.attributes]) });
}

function write(node: SvgNode): string {
  if (typeof node === 'string') return escapeXml(node);
  const attributes = [...node.attributes]
    .map(([name, value]) => ` ${name}="${escapeXml(value.replace(/[\t\n\r]/g, ' '))}"`)
    .join('');
  const content = node.children.map(write).join('');
  return content
    ? `<${node.name}${attributes}>${content}</${node.name}>`
    : `<${node.name}${attributes}/>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeXml(text: string): string {
  return (
    text
      .replaceAll('\r', '\n')
      // XML has no way to write these, not even escaped.
      .replace(/[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
      .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
  );
}
