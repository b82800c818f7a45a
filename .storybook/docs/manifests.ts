/** The machine-readable docs: Storybook's component manifests with our props, and llms.txt in the static build. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Component, Part } from '@hangtag/tools/library/components';
import { llmsText } from '@hangtag/tools/library/llms';
import { snippetOf } from '@hangtag/tools/library/snippet';
import { libraryComponents } from './library.ts';

interface Story {
  readonly id: string;
  readonly name: string;
  /** A story as Storybook's generator writes it. */
  readonly snippet?: string;
  /** What the generator could not read, now given by the snippet. */
  readonly warning?: string;
}

interface Described {
  readonly name: string;
  readonly stories: readonly Story[];
}

/** The part of Storybook's own manifests that is changed here. */
interface Manifests {
  readonly components?: { readonly components: Readonly<Record<string, Described>> };
}

interface BuildOptions {
  readonly configType?: string;
  readonly outputDir?: string;
}

/** Storybook's id of a component with its own file. */
const idOf = ({ entryPoint }: Component) => entryPoint.toLowerCase().replaceAll('/', '-');

const table = ({ name, props, types }: Part) =>
  [
    `## ${name}`,
    ...props.map((prop) => {
      const preset = prop.default ? ` Default: ${prop.default}.` : '';
      return `- \`${prop.name}${prop.isRequired ? '' : '?'}: ${prop.type}\` ${prop.says}${preset}`;
    }),
    ...types.map(({ text }) => `\`\`\`ts\n${text}\n\`\`\``),
  ].join('\n');

const pastable =
  (component: Component) =>
  <Shown extends Story>(story: Shown): Shown =>
    story.snippet === undefined
      ? story
      : {
          ...story,
          snippet: snippetOf(story.snippet, component, libraryComponents()),
          warning: undefined,
        };

/** Storybook's manifests, with docstrings, imports and props as the compiler reads them. */
export function withOurProps<Given extends Manifests>(given: Given): Given {
  const known = new Map(libraryComponents().map((one) => [idOf(one), one]));
  const described = Object.entries(given.components?.components ?? {}).map(([id, manifest]) => {
    // Patterns are grouped by task, which is a part of Storybook's id.
    const found = known.get(id) ?? known.get(id.replace(/^patterns-.+-(?=\w+$)/, 'patterns-'));
    if (!found) return [id, manifest] as const;
    const own = {
      summary: found.says,
      import: `import { ${found.parts.map(({ name }) => name).join(', ')} } from '@hangtag/ui/${found.entryPoint}';`,
      apiDescription: found.parts.map(table).join('\n\n'),
      stories: manifest.stories.map(pastable(found)),
    };
    // Components that Storybook could not read itself, such as generic ones.
    return [id, { ...manifest, ...own, error: undefined }] as const;
  });
  return {
    ...given,
    components: { ...given.components, components: Object.fromEntries(described) },
  };
}

/** Storybook's preset; in a static build it also writes llms.txt. */
export function manifests<Given extends Manifests>(given: Given, options: BuildOptions): Given {
  const { configType, outputDir } = options;
  if (configType === 'PRODUCTION' && outputDir !== undefined) {
    const stories = Object.values(given.components?.components ?? {}).flatMap((one) => one.stories);
    writeFileSync(join(outputDir, 'llms.txt'), llmsText(libraryComponents(), stories));
  }
  return withOurProps(given);
}
