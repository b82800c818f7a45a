/** The app's URL map, read from its source: which screen and frame a build needs for a path. */
import { parseSync, type ESTree, Visitor } from 'vite';

/** A path with a screen of its own. */
export interface ScreenRoute {
  readonly path: string;
  /** `members`, or whom else the route admits. */
  readonly audience: string;
  readonly frame: string;
  /** The screen's module, as the map imports it. */
  readonly screen: string;
}

/**
 * The routes that load a screen, in their order; redirects are left out.
 * @param source The text of `shell/routes.tsx`.
 * @throws Error where the text has no routes.
 */
export function readRoutes(source: string): readonly ScreenRoute[] {
  const { program } = parseSync('routes.tsx', source);
  const constants = new Map<string, ESTree.Expression>();
  const found: ScreenRoute[] = [];
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) constants.set(id.name, init);
    },
  }).visit(program);
  const resolved = (node: ESTree.Argument | ESTree.Expression | undefined) =>
    node?.type === 'Identifier' ? constants.get(node.name) : node;
  new Visitor({
    CallExpression({ callee, arguments: [path, load] }) {
      const kind = resolved(callee);
      const screen = importedBy(resolved(load));
      if (kind?.type !== 'CallExpression' || screen === undefined) return;
      const [audience, frame] = kind.arguments.map(textOf);
      const at = textOf(path);
      if (at?.startsWith('/') && audience && frame)
        found.push({ path: at, audience, frame, screen });
    },
  }).visit(program);
  if (found.length === 0) throw new Error('The URL map has no routes that a build can read.');
  return found;
}

function textOf(node: ESTree.Argument | undefined): string | undefined {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

/** The module that `() => import('…').then(…)` imports. */
function importedBy(load: ESTree.Node | undefined): string | undefined {
  if (load?.type !== 'ArrowFunctionExpression') return undefined;
  const { body } = load;
  const isChained = body.type === 'CallExpression' && body.callee.type === 'MemberExpression';
  const loaded = isChained ? (body.callee as ESTree.MemberExpression).object : body;
  return loaded.type === 'ImportExpression' ? textOf(loaded.source) : undefined;
}
