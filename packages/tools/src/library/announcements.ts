/** What a component announces, derived from the phrases that its stories compare. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { repository } from '../steps.ts';
import { componentsInStories, parse, storyNameOf } from './storyComponents.ts';
import { entryPoints } from './entryPoints.ts';

/** What stories prove about a component with a screen reader and the keyboard. */
export interface Announcements {
  /** The phrases from start to end, in the first story that compares them. */
  readonly phrases: readonly string[];
  /** The stops of Tab, in order. */
  readonly stops: readonly string[];
  /** A key, and what it announces. */
  readonly moves: readonly (readonly [keys: string, announced: string])[];
}

/** Enough to recognise it; the story has the rest. */
const most = { phrases: 14, stops: 14, moves: 6 } as const;

const keyNames: Readonly<Record<string, string>> = {
  ' ': 'Space',
  ArrowDown: 'Arrow down',
  ArrowLeft: 'Arrow left',
  ArrowRight: 'Arrow right',
  ArrowUp: 'Arrow up',
};

/** `{Shift>}{Tab}{/Shift}` as readable keys; undefined for typed words. */
export function keysOf(written: string): string | undefined {
  const keys = [...written.matchAll(/\{(?!\/)(\w+)>?(?:\/\d*)?\}|( )/g)].map(
    ([, key = ' ']) => keyNames[key] ?? key,
  );
  const isTyped = written.replaceAll(/\{[^}]*\}| /g, '') !== '';
  return keys.length === 0 || isTyped ? undefined : keys.join(' ');
}

const between = ' · ';

type Lists = ReadonlyMap<string, readonly string[]>;

/** The words of an array literal, or of a named one. */
function stringsIn(node: ts.Expression | undefined, lists: Lists): readonly string[] {
  if (!node) return [];
  if (ts.isIdentifier(node)) return lists.get(node.text) ?? [];
  return ts.isArrayLiteralExpression(node)
    ? node.elements.flatMap((each) => (ts.isStringLiteralLike(each) ? each.text : []))
    : [];
}

/** The named array literals of a module. */
function listsIn(file: ts.SourceFile): Lists {
  const named = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  return new Map(
    named.map((each) => [each.name.getText(), stringsIn(each.initializer, new Map())]),
  );
}

/** The moves that `screenReaderTest` receives: keys, each with its announcement. */
function movesIn(node: ts.Expression | undefined): [string, string][] {
  if (!node || !ts.isArrayLiteralExpression(node)) return [];
  return node.elements.flatMap((each): [string, string][] => {
    const [keys, said] = ts.isArrayLiteralExpression(each) ? each.elements : [];
    return moveOf(keys, stringsIn(said, new Map()));
  });
}

/** One key with its announcement; undefined where words are typed. */
function moveOf(written: ts.Expression | undefined, said: readonly string[]): [string, string][] {
  const keys = written && ts.isStringLiteralLike(written) ? keysOf(written.text) : undefined;
  return keys === undefined || said.length === 0 ? [] : [[keys, said.join(between)]];
}

/** The key of a single action; undefined for mouse presses and several steps. */
function keyPressedBy(action: ts.Expression | undefined): string | undefined {
  if (!action || !ts.isArrowFunction(action) || !ts.isCallExpression(action.body)) return undefined;
  const [first] = action.body.arguments;
  const called = action.body.expression.getText();
  if (called === 'userEvent.tab') return first ? 'Shift Tab' : 'Tab';
  const isKey = called === 'userEvent.keyboard' && first && ts.isStringLiteralLike(first);
  return isKey ? keysOf(first.text) : undefined;
}

const orElse = (known: readonly string[], found: readonly string[]) =>
  known.length > 0 ? known : found;

/** What one story compares. */
function announcementsInStory(story: ts.Node, lists: Lists): Announcements {
  let phrases: readonly string[] = [];
  let stops: readonly string[] = [];
  const moves: [string, string][] = [];
  // Announcements, for a component whose full reading no story compares.
  let after: readonly string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [what, list, third] = node.arguments;
      const called = node.expression.getText();
      const said = stringsIn(list, lists);
      if (called === 'expectPhrases' && phrases.length === 0) phrases = said;
      if (called === 'expectStops' && stops.length === 0) stops = said;
      if (called === 'screenReaderTest') {
        [phrases, stops] = [stringsIn(what, lists), said];
        moves.push(...movesIn(third));
      }
      if (called === 'expectPressed') moves.push(...moveOf(list, stringsIn(third, lists)));
      if (called === 'expectAnnounced' && said.length > 0) {
        const keys = keyPressedBy(what);
        if (keys !== undefined) moves.push([keys, said.join(between)]);
        else after = orElse(after, said);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(story);
  return { phrases: orElse(phrases, after), stops, moves };
}

/** Merges two findings; the first one wins. */
const joined = (known: Announcements, found: Announcements): Announcements => ({
  phrases: orElse(known.phrases, found.phrases),
  stops: orElse(known.stops, found.stops),
  moves: [...new Map([...known.moves, ...found.moves].map((move) => [move.join(), move])).values()],
});

const nothing: Announcements = { phrases: [], stops: [], moves: [] };

/**
 * What the stories of one file compare, by entry point. A title like `Patterns/SectionList/By keys` names the
 * component; under
 * other titles a story belongs to the first component that it renders.
 * @param isEntryPoint Whether a component has this entry point.
 * @param announced Lists that the file imports.
 */
export function announcementsIn(
  text: string,
  isEntryPoint: (entryPoint: string) => boolean,
  announced = '',
): ReadonlyMap<string, Announcements> {
  const file = parse(text);
  const lists = new Map([...listsIn(parse(announced)), ...listsIn(file)]);
  const about = componentsInStories(text, isEntryPoint);
  const all = new Map<string, Announcements>();
  for (const statement of file.statements) {
    const found = announcementsInStory(statement, lists);
    for (const entryPoint of about.get(storyNameOf(statement)) ?? [])
      all.set(entryPoint, joined(all.get(entryPoint) ?? nothing, found));
  }
  return all;
}

const textOf = (path: string) => readFileSync(join(repository, path), 'utf8');

/** The findings for every component with stories, by entry point. */
export function readAnnouncements(): ReadonlyMap<string, Announcements> {
  const known = new Set(entryPoints().map(({ name }) => name));
  const all = new Map<string, Announcements>();
  const files = globSync('stories/{elements,patterns,layout,brand}/*.stories.tsx', {
    cwd: repository,
  });
  for (const path of files.toSorted()) {
    const text = textOf(path);
    const announced = /from '\.\.\/(announcements\/\w+\.ts)'/.exec(text)?.[1];
    const found = announcementsIn(
      text,
      (entryPoint) => known.has(entryPoint),
      announced && textOf(`stories/${announced}`),
    );
    for (const [entryPoint, announcements] of found)
      all.set(entryPoint, joined(all.get(entryPoint) ?? nothing, announcements));
  }
  return new Map(
    [...all].map(([entryPoint, announcements]) => [entryPoint, shortened(announcements)]),
  );
}

const shortened = ({ phrases, stops, moves }: Announcements): Announcements => ({
  phrases: phrases.slice(0, most.phrases),
  stops: stops.slice(0, most.stops),
  moves: moves.slice(0, most.moves),
});
