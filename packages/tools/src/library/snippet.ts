/**
 * The code to copy from a component's page: a story's own, where one could paste it, or else the component with what
 * its types ask for. It also runs in the page, so it knows no compiler.
 */
import type { Component, Part } from './components.ts';
import type { Prop } from './props.ts';

/** A story as one would write it: what stands round the JSX goes, and so do the stories' spies. */
const jsxOf = (code: string): string =>
  code
    .trim()
    .replace(/^const \w+ = \(\w*\) => (?!\{)/, '')
    // The generator leaves the brackets of a child of several lines in the JSX, where they are words.
    .replaceAll(/(?<!=)>\((?=<)/g, '>')
    .replaceAll(/(?<=>)\)(?=<\/)/g, '')
    .replaceAll(/(\w+)=\{fn\(\)\}/g, '$1={$1}')
    .replaceAll(/\bfn\(((?:[^()]|\([^()]*\))+)\)/g, '$1')
    .replaceAll('fn()', '() => {}')
    .replace(/;$/, '');

/** Takes back the indentation that the lines had behind `const Example = `. */
function outdented(code: string): string {
  const [first = '', ...rest] = code.split('\n');
  const filled = rest.filter((line) => line.trim() !== '');
  const least = Math.min(...filled.map((line) => line.length - line.trimStart().length));
  // Attributes on lines of their own stay two in.
  const kept = /^\s+[\w-]+(=|$)/.test(filled[0] ?? '') ? 2 : 0;
  return [first, ...rest.map((line) => line.slice(Math.max(0, least - kept)))].join('\n');
}

/** Ways to be named: a type asks for one of them, and for none alone. */
const names = ['label', 'title', 'aria-label'];

/** What has to be said: required props, and a name where a component has to have one. */
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

/** A component with what its types ask for; what the reader brings is called like the prop that takes it. */
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

/** Components that some code draws. */
const tagsIn = (code: string): readonly string[] =>
  [...code.matchAll(/<([A-Z]\w*)/g)].flatMap(([, tag]) => tag ?? []);

const isSaid = (code: string, { name }: Prop): boolean =>
  name === 'children' || new RegExp(`\\s${name}(?=[=\\s>/])`).test(code);

/** Does this code draw what the library hands out and nothing else, and leave nothing out of what is required? */
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

/** Without the spies on events that nobody has to hear. */
function withoutSpies(code: string, library: ReadonlyMap<string, Part>): string {
  const parts = tagsIn(code).flatMap((tag) => library.get(tag) ?? []);
  const required = new Set(parts.flatMap((part) => asked(part).map(({ name }) => name)));
  return code.replaceAll(/\s+(on[A-Z]\w*)=\{\1\}/g, (whole, name: string) =>
    required.has(name) ? whole : '',
  );
}

/**
 * What a page offers to copy.
 * @param code A story as Storybook's generator writes it.
 * @param component What the story is about.
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
