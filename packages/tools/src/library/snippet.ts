/**
 * The code to copy from a component's page: a story's own where it can be pasted, or else the component with its
 * required props. Also runs in the browser, so it does not import the compiler.
 */
import type { Component, Part } from './components.ts';
import type { Prop } from './props.ts';

/** A story's code without what surrounds the JSX and without the stories' spies. */
const jsxOf = (code: string): string =>
  code
    .trim()
    .replace(/^const \w+ = \(\w*\) => (?!\{)/, '')
    // The generator keeps the parentheses of a multi-line child in the JSX, where they are text.
    .replaceAll(/(?<!=)>\((?=<)/g, '>')
    .replaceAll(/(?<=>)\)(?=<\/)/g, '')
    .replaceAll(/(\w+)=\{fn\(\)\}/g, '$1={$1}')
    .replaceAll(/\bfn\(((?:[^()]|\([^()]*\))+)\)/g, '$1')
    .replaceAll('fn()', '() => {}')
    .replace(/;$/, '');

/** Removes the indentation that the lines had after `const Example = `. */
function outdented(code: string): string {
  const [first = '', ...rest] = code.split('\n');
  const filled = rest.filter((line) => line.trim() !== '');
  const least = Math.min(...filled.map((line) => line.length - line.trimStart().length));
  // Attributes on lines of their own stay indented by two.
  const kept = /^\s+[\w-]+(=|$)/.test(filled[0] ?? '') ? 2 : 0;
  return [first, ...rest.map((line) => line.slice(Math.max(0, least - kept)))].join('\n');
}

/** The name props: a type requires one of them, and none by itself. */
const names = ['label', 'title', 'aria-label'];

/** Required props, and a name where a component needs one. */
function asked({ props }: Part): readonly Prop[] {
  const required = props.filter(({ isRequired }) => isRequired);
  const isNamed = required.some(({ name }) => names.includes(name));
  const naming = props.find(({ name, says }) => names.includes(name) && /name/i.test(says));
  return isNamed || !naming || naming.from === 'aria' ? required : [...required, naming];
}

const attribute = ({ name, type }: Prop): string => {
  const [word] = /^'[^']*'/.exec(type) ?? [];
  if (word !== undefined) return `${name}="${word.slice(1, -1)}"`;
  return `${name}={${name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}}`;
};

/** A component with its required props; a value that the reader provides has the prop's name. */
function written(component: Component): string {
  const [main] = component.parts;
  if (!main) return '';
  const props = asked(main);
  const attributes = props.filter(({ name }) => name !== 'children').map(attribute);
  const end = props.some(({ name }) => name === 'children') ? `>{children}</${main.name}>` : ' />';
  const line = `${[`<${main.name}`, ...attributes].join(' ')}${end}`;
  if (line.length <= 80) return line;
  return `${[`<${main.name}`, ...attributes].join('\n  ')}\n${end.trimStart()}`;
}

/** Components that some code renders. */
const tagsIn = (code: string): readonly string[] =>
  [...code.matchAll(/<([A-Z]\w*)/g)].flatMap(([, tag]) => tag ?? []);

const isSaid = (code: string, { name }: Prop): boolean =>
  name === 'children' || new RegExp(`\\s${name}(?=[=\\s>/])`).test(code);

/** Whether code renders only exported components and sets all required props. */
function isWhole(code: string, component: Component, library: ReadonlyMap<string, Part>): boolean {
  const tags = tagsIn(code);
  const drawn = component.parts.filter(({ name }) => tags.includes(name));
  return (
    code.startsWith('<') &&
    drawn.length > 0 &&
    drawn.every((part) => asked(part).every((prop) => isSaid(code, prop))) &&
    tags.every((tag) => library.has(tag))
  );
}

/** Removes spies on optional events. */
function withoutSpies(code: string, library: ReadonlyMap<string, Part>): string {
  const parts = tagsIn(code).flatMap((tag) => library.get(tag) ?? []);
  const required = new Set(parts.flatMap((part) => asked(part).map(({ name }) => name)));
  return code.replaceAll(/\s+(on[A-Z]\w*)=\{\1\}/g, (whole, name: string) =>
    required.has(name) ? whole : '',
  );
}

/**
 * The code that a page offers to copy.
 * @param code A story as Storybook's generator writes it.
 * @param component The story's component.
 * @param library Everything that can be imported.
 */
export function snippetOf(
  code: string,
  component: Component,
  library: readonly Component[],
): string {
  const parts = new Map(library.flatMap((one) => one.parts.map((part) => [part.name, part])));
  const jsx = outdented(jsxOf(code));
  return isWhole(jsx, component, parts) ? withoutSpies(jsx, parts) : written(component);
}
