/** What a browser makes of a document, read with an independent parser. */
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
/** An element of the parsed document. */
export type Element = DefaultTreeAdapterTypes.Element;

const isElement = (node: Node): node is Element => 'tagName' in node;

/** Every element of a document, in document order. */
export function elements(html: string): readonly Element[] {
  const found: Element[] = [];
  const visit = (node: Node) => {
    if (isElement(node)) found.push(node);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  return found;
}

/** An attribute's value, or null. */
export function attribute(element: Element, name: string): string | null {
  return element.attrs.find((one) => one.name === name)?.value ?? null;
}

/** All text inside an element. */
export function textOf(element: Node): string {
  if ('value' in element) return element.value;
  return 'childNodes' in element ? element.childNodes.map(textOf).join('') : '';
}
