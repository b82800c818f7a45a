import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatCsf, loadCsf } from 'storybook/internal/csf-tools';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { repository } from '../steps.ts';
import { titleIn } from './storyComponents.ts';
import { readComponents } from './components.ts';
import { componentsByTitle } from './componentsByTitle.ts';
import { snippetOf } from './snippet.ts';

const components = readComponents();
const entryPointOfName = new Map(
  components.flatMap(({ entryPoint, parts }) =>
    parts.map(({ name }) => [name, entryPoint] as const),
  ),
);

/** Storybook's code generator, which has no types. */
interface Generator {
  readonly experimental_enrichCsf: (
    before: undefined,
    options: { presets: { apply: () => Promise<unknown> } },
  ) => Promise<(file: unknown, source: unknown) => Promise<void>>;
}
const preset = '@storybook/react/preset' as string;
const { experimental_enrichCsf: enrich } = (await import(preset)) as Generator;
const enriched = await enrich(undefined, {
  presets: { apply: () => Promise.resolve({ experimentalCodeExamples: true }) },
});

/** The code of a file's first story, as Storybook passes it to the page. */
async function generated(file: string, text: string): Promise<string> {
  const load = () => loadCsf(text, { fileName: file, makeTitle: (title) => title }).parse();
  const [csf, source] = [load(), load()];
  await enriched(csf, source);
  const out = formatCsf(csf);
  const [first = ''] = Object.keys(csf._stories);
  const after = (typeof out === 'string' ? out : out.code).split(
    `${first}.input.parameters = {`,
  )[1];
  const [, literal] = /code: ("(?:[^"\\]|\\.)*")/s.exec(after ?? '') ?? [];
  return literal === undefined ? '' : (JSON.parse(literal) as string);
}

/** Every component's page, and the code that it offers to copy. */
const pages = await Promise.all(
  globSync('stories/{layout,elements,patterns,brand}/*.stories.tsx', { cwd: repository })
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(join(repository, file), 'utf8');
      const [component] = componentsByTitle(titleIn(text), components);
      return component ? [{ file, text, component }] : [];
    })
    .map(async ({ file, text, component }) => ({
      file,
      component,
      snippet: snippetOf(await generated(file, text), component, components),
    })),
);

/** A module with a snippet and the imports that its tags need. */
function pasted(snippet: string): string {
  const tags = new Set([...snippet.matchAll(/<([A-Z]\w*)/g)].flatMap(([, tag]) => tag ?? []));
  const imports = [...tags].map(
    (tag) => `import { ${tag} } from '@hangtag/ui/${entryPointOfName.get(tag) ?? 'nowhere'}';`,
  );
  // A window has a global `name` too, which is no string; the reader's may be anything.
  const own = 'export declare const name: never;';
  return [...imports, own, `export const x = (${snippet});`].join('\n');
}

/** The compiler's errors for pasted snippets; only names that the reader provides may be missing. */
function faults(): readonly string[] {
  const { config } = ts.readConfigFile(join(repository, 'tsconfig.json'), (path) =>
    ts.sys.readFile(path),
  );
  const parsed = ts.parseJsonConfigFileContent(config, ts.sys, repository);
  // Names that the reader provides, and their results, have any type here.
  const options = { ...parsed.options, noImplicitAny: false };
  const files = new Map(
    pages.map(({ snippet }, index) => [
      join(repository, `stories/pasted${index}.tsx`),
      pasted(snippet),
    ]),
  );
  const host = ts.createCompilerHost(options);
  const bare = ts.createCompilerHost(options);
  host.fileExists = (name) => files.has(name) || bare.fileExists(name);
  host.getSourceFile = (name, version) => {
    const text = files.get(name);
    return text === undefined
      ? bare.getSourceFile(name, version)
      : ts.createSourceFile(name, text, version);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return pages.flatMap(({ file }, index) => {
    const source = program.getSourceFile(join(repository, `stories/pasted${index}.tsx`));
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
      .filter((said) => !/^(Cannot find name '(?!fn'|args')|No value exists in scope)/.test(said))
      .map((said) => `${file}: ${said}`);
  });
}

test('a part exported by another component’s entry point has a page with its own props', () => {
  const [form] = componentsByTitle('Patterns/Platform/PlatformCompanyForm/Keyboard', components);
  expect(form).toMatchObject({ name: 'PlatformCompanyForm', entryPoint: 'patterns/CompanyForm' });
  expect(form?.parts.map(({ name }) => name)).toEqual(['PlatformCompanyForm']);
  expect(componentsByTitle('Patterns/ConfirmForm', components)).toHaveLength(1);
  expect(componentsByTitle('Patterns/SelectPlanDialog', components)).toHaveLength(1);
  expect(componentsByTitle('Elements/Divider, Ring and VisuallyHidden', components)).toHaveLength(
    3,
  );
  expect(componentsByTitle('Patterns/Gone', components)).toEqual([]);
});

test('the copied snippet is the whole component without story code', () => {
  expect(pages.length).toBeGreaterThan(140);
  const foreign = pages.filter(({ snippet, component }) => {
    const tags = [...snippet.matchAll(/<([A-Z]\w*)/g)].flatMap(([, tag]) => tag ?? []);
    const isOwn = component.parts.some(({ name }) => tags.includes(name));
    return !isOwn || tags.some((tag) => !entryPointOfName.has(tag));
  });
  expect(foreign.map(({ file, snippet }) => `${file}: ${snippet}`)).toEqual([]);
  expect(faults()).toEqual([]);
});
