/** llms.txt: the library on one page for a program that writes code with it. */
import type { Component, Part } from './components.ts';

/** A story that shows a component. */
interface Shown {
  readonly id: string;
}

const head = `# @hangtag/ui

> Accessible React components: React Aria behaviour dressed in one theme contract. Every entry point is imported by its own
> subpath; there is no root entry. No component takes className or style. Types ask for an accessible name.

In an app: import '@hangtag/ui/styles.css' and '@hangtag/ui/theme/fonts.css' once, and set data-theme="light", "dark"
or "contrast" on <html>. A story is seen at iframe.html?id=<story id>; manifests/components.json holds the same with
code for every story.`;

const prop = ({ name, props }: Part): readonly string[] => [
  `- ${name}: ${
    props
      .filter(({ from }) => from === 'library')
      .map((one) => `${one.name}${one.isRequired ? '' : '?'}: ${one.type}`)
      .join('; ') || 'no props of its own'
  }`,
];

function entry(component: Component, stories: readonly Shown[]): string {
  const { name, entryPoint, says, parts } = component;
  const id = entryPoint.toLowerCase().replaceAll('/', '-');
  const shown = stories.filter((story) => story.id.startsWith(`${id}-`)).map((story) => story.id);
  return [
    `### ${name}`,
    '',
    says,
    '',
    `- import { ${parts.map((part) => part.name).join(', ')} } from '@hangtag/ui/${entryPoint}'`,
    ...parts.flatMap(prop),
    ...(shown.length > 0 ? [`- stories: ${shown.join(', ')}`] : []),
  ].join('\n');
}

/** Every type of ours that a prop names, once. */
function typesOf(components: readonly Component[]): string {
  const texts = components.flatMap(({ parts }) => parts.flatMap(({ types }) => types));
  return ['```ts', ...new Set(texts.map(({ text }) => text).toSorted()), '```'].join('\n');
}

const folderOf = ({ entryPoint }: Component): string => entryPoint.split('/')[0] ?? '';

/**
 * The whole text, package by package: a sentence, the entry point, the props and the stories of each component; then
 * their types.
 */
export function llmsText(components: readonly Component[], stories: readonly Shown[]): string {
  const folders = [...new Set(components.map(folderOf))];
  const sections = folders.map((folder) =>
    [
      `## ${folder}`,
      ...components.filter((one) => folderOf(one) === folder).map((one) => entry(one, stories)),
    ].join('\n\n'),
  );
  return `${[head, ...sections, '## types', typesOf(components)].join('\n\n')}\n`;
}
