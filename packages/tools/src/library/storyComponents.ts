/** The components of a story file: those that its title names, or else those that its stories render. */
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import ts from 'typescript';

/** The syntax of a file of stories. */
export const parse = (text: string): ts.SourceFile =>
  ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** A component's entry point: its package and its name. */
const entryPointOf = (folder: string, name: string) => `${folder.toLowerCase()}/${name}`;

/** The `title` of a story file's meta, not one in its data; empty where it has none. */
export const titleIn = (text: string): string =>
  /(?:meta\(\{\s*|^ {2})title: '([^']+)'/m.exec(text)?.[1] ?? '';

/** Storybook's id of a story. @param text Its file. @param name Its export. */
export const storyIdIn = (text: string, name: string): string =>
  toId(titleIn(text), storyNameFromExport(name));

/**
 * The components of a title: `Patterns/Billing/Cards/Keyboard` names one below its task, `Elements/Divider, Ring and
 * Text`
 * names three.
 */
export function componentsInTitle(
  title: string,
  isEntryPoint: (entryPoint: string) => boolean,
): string[] {
  const [folder = '', ...parts] = title.split('/');
  const namedBy = (names: string) =>
    names
      .split(/, | and /)
      .map((name) => entryPointOf(folder, name))
      .filter(isEntryPoint);
  return (
    parts
      .slice(0, 2)
      .map(namedBy)
      .find((named) => named.length > 0) ?? []
  );
}

/** The tags that an expression renders, in order. */
function tagsIn(node: ts.Node): string[] {
  const own =
    ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)
      ? [node.tagName.getText()]
      : [];
  const inner: string[] = [];
  ts.forEachChild(node, (child) => void inner.push(...tagsIn(child)));
  return [...own, ...inner];
}

/** A test of a story, `Example.test('is refused', ...)`: the story and a name for the test; nothing for other statements. */
function testOf(statement: ts.Statement): { readonly story: string; readonly name: string } | null {
  if (!ts.isExpressionStatement(statement) || !ts.isCallExpression(statement.expression))
    return null;
  const { expression: called, arguments: given } = statement.expression;
  const [title] = given;
  const isTest = ts.isPropertyAccessExpression(called) && called.name.text === 'test';
  if (!isTest || !title || !ts.isStringLiteralLike(title)) return null;
  const story = called.expression.getText();
  return { story, name: `${story}: ${title.text}` };
}

/** The name of a story or of its test; empty for other statements. */
export function storyNameOf(statement: ts.Statement): string {
  if (!ts.isVariableStatement(statement)) return testOf(statement)?.name ?? '';
  return statement.declarationList.declarations[0]?.name.getText() ?? '';
}

/** The names that a top-level statement declares. */
const namesOf = (statement: ts.Statement): string[] => {
  if (ts.isFunctionDeclaration(statement)) return statement.name ? [statement.name.text] : [];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.map(({ name }) => name.getText());
};

/** What each name of a file renders; a local component counts as what it renders. */
function tagsByName(file: ts.SourceFile): ReadonlyMap<string, readonly string[]> {
  const direct = new Map(
    file.statements.flatMap((statement) => {
      const test = testOf(statement);
      const drawn = tagsIn(statement);
      // A test without its own JSX renders its story.
      if (test) return [[test.name, drawn.length > 0 ? drawn : [test.story]] as const];
      return namesOf(statement).map((name) => [name, drawn] as const);
    }),
  );
  const resolved = (tag: string, known: ReadonlySet<string>): readonly string[] => {
    const inner = known.has(tag) ? undefined : direct.get(tag);
    return inner?.flatMap((each) => resolved(each, new Set([...known, tag]))) ?? [tag];
  };
  return new Map([...direct.keys()].map((name) => [name, resolved(name, new Set())]));
}

/** The components of each story of a file, by the name of its export. */
export function componentsInStories(
  text: string,
  isEntryPoint: (entryPoint: string) => boolean,
): ReadonlyMap<string, readonly string[]> {
  const file = parse(text);
  const title = titleIn(text);
  const named = componentsInTitle(title, isEntryPoint);
  const [folder = ''] = title.split('/');
  return new Map(
    [...tagsByName(file)].map(([name, tags]) => {
      const drawn = tags.map((tag) => entryPointOf(folder, tag)).filter(isEntryPoint);
      return [name, named.length > 0 ? named : drawn.slice(0, 1)] as const;
    }),
  );
}
