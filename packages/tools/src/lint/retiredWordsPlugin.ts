/** A plugin of oxlint: reports retired words in declared names, file names and story names. */
import { retiredWords } from './retiredWords.ts';

interface Retired {
  readonly word: string;
  readonly say: string;
}

interface Entry extends Retired {
  readonly parts: readonly string[];
}

const entries: readonly Entry[] = Object.entries(retiredWords).map(([word, say]) => ({
  word,
  say,
  parts: word.split(' '),
}));

const entriesByFirstWord = Map.groupBy(entries, ({ parts }) => parts[0]);

/** Splits `devDoorsOf`, `stand-in` and `Load failed` into lower-case words. */
const wordsOf = (name: string): readonly string[] =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase());

const findings = new Map<string, Retired | null>();

/** Returns the first retired word of a name, or null. */
export function findRetiredWord(name: string): Retired | null {
  const known = findings.get(name);
  if (known !== undefined) return known;
  const words = wordsOf(name);
  const found =
    words
      .flatMap((word, at) =>
        (entriesByFirstWord.get(word) ?? []).filter(({ parts }) =>
          parts.every((part, offset) => words[at + offset] === part),
        ),
      )
      .at(0) ?? null;
  findings.set(name, found);
  return found;
}

/** The fields of a syntax node that the rule reads. */
interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

interface Context {
  readonly filename: string;
  readonly report: (finding: { readonly node: Node; readonly message: string }) => void;
}

const nodes = (value: unknown): readonly Node[] => (Array.isArray(value) ? value : []) as Node[];

/** Returns the names that a declaration introduces, with patterns taken apart. */
function declaredBy(pattern: unknown): readonly Node[] {
  const node = pattern as Node | null;
  switch (node?.type) {
    case 'Identifier':
      return [node];
    case 'ObjectPattern':
      return nodes(node['properties']).flatMap((each) => declaredBy(each['value'] ?? each));
    case 'ArrayPattern':
      return nodes(node['elements']).flatMap(declaredBy);
    case 'AssignmentPattern':
      return declaredBy(node['left']);
    case 'RestElement':
      return declaredBy(node['argument']);
    default:
      return [];
  }
}

function nameOf(node: unknown): string {
  const name = (node as Node | undefined)?.['name'];
  return typeof name === 'string' ? name : '';
}

function create({ filename, report }: Context) {
  const check = (node: Node, name: string) => {
    const found = findRetiredWord(name);
    if (found)
      report({ node, message: `"${found.word}" in "${name}" is retired; say ${found.say}.` });
  };
  const checkNames = (pattern: unknown) => {
    for (const node of declaredBy(pattern)) check(node, nameOf(node));
  };
  const checkFunction = (node: Node) => {
    checkNames(node['id']);
    nodes(node['params']).forEach(checkNames);
  };
  const checkId = (node: Node) => checkNames(node['id']);
  const checkKey = (node: Node) => checkNames(node['key']);
  return {
    Program: (node: Node) => {
      const path = /[^/\\]+[/\\][^/\\]+$/.exec(filename)?.[0] ?? filename;
      check(node, path.replace(/\.\w+$/, ''));
    },
    VariableDeclarator: checkId,
    FunctionDeclaration: checkFunction,
    FunctionExpression: checkFunction,
    ArrowFunctionExpression: checkFunction,
    ClassDeclaration: checkId,
    TSInterfaceDeclaration: checkId,
    TSTypeAliasDeclaration: checkId,
    TSPropertySignature: checkKey,
    TSMethodSignature: checkKey,
    PropertyDefinition: checkKey,
    /** The name of a story, where it differs from its export, and the title of a story file. */
    CallExpression: (node: Node) => {
      const callee = node['callee'] as Node;
      const called = callee['property'] ?? callee;
      if (!filename.endsWith('.stories.tsx') || !/^(meta|story)$/.test(nameOf(called))) return;
      const [settings] = nodes(node['arguments']);
      for (const property of nodes(settings?.['properties'])) {
        const value = (property['value'] as Node | undefined)?.['value'];
        const isName = /^(name|title)$/.test(nameOf(property['key']));
        if (isName && typeof value === 'string') check(property, value);
      }
    },
  };
}

export default { meta: { name: 'words' }, rules: { retired: { create } } };
