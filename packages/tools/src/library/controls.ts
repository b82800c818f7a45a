/** Finds the components that render a focusable control, from their sources: only they need a keyboard test. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entryPoints, uiSource } from './entryPoints.ts';
import { ImportGraph } from './importGraph.ts';

/** Parts of React Aria that take the focus, or answer keys while something inside has it. */
const ariaControls: ReadonlySet<string> = new Set([
  'Button',
  'Calendar',
  'CheckboxButton',
  'CheckboxField',
  'ColorArea',
  'ColorSlider',
  'ColorThumb',
  'DateInput',
  'Dialog',
  'DropZone',
  'FileTrigger',
  'GridList',
  'Input',
  'Link',
  'ListBox',
  'Menu',
  'Modal',
  'Popover',
  'Radio',
  'Switch',
  'Tab',
  'Table',
  'TagList',
  'TextArea',
  'Toolbar',
  'TooltipTrigger',
]);

/** The value imports of a file from React Aria. */
function ariaParts(text: string): readonly string[] {
  const [, names = ''] = /import \{([^}]*)\} from 'react-aria-components'/.exec(text) ?? [];
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => !name.startsWith('type '))
    .map((name) => name.split(' as ')[0] ?? name);
}

/** Whether a source renders a control itself. */
export const drawsControl = (text: string): boolean =>
  ariaParts(text).some((name) => ariaControls.has(name)) ||
  /<(a|button|input|select|textarea|summary)\s|tabIndex=\{0\}/.test(text);

/** The entry points with a focusable control, in the component itself or in one that it uses. */
export function entryPointsWithControls(): ReadonlySet<string> {
  const graph = new ImportGraph(['packages/ui/src/{layout,elements,patterns,brand}/*/index.ts']);
  const sources = globSync('{layout,elements,patterns,brand}/*/*.tsx', { cwd: uiSource });
  const drawing = sources.filter((path) =>
    drawsControl(readFileSync(join(uiSource, path), 'utf8')),
  );
  const users = new Set(
    drawing.flatMap((path) => [...graph.usersOf(join('packages/ui/src', path))]),
  );
  return new Set(
    entryPoints()
      .filter(({ source }) => users.has(`packages/ui/src/${source}`))
      .map(({ name }) => name),
  );
}
