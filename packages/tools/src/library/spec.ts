/** What a flagship's `spec.md` tells of its use by ear and keyboard; the docs page shows it as it stands there. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { uiSource } from './entryPoints.ts';

/** The sections of a specification that readers of a page look for, each as its paragraphs and points. */
export interface Spec {
  readonly keyboard: readonly string[];
  readonly announced: readonly string[];
}

/** The paragraphs and points under a title of the second level; none when there is no such title. */
export function pointsUnder(title: string, markdown: string): readonly string[] {
  const section = markdown.split(/^## /m).find((part) => part.startsWith(`${title}\n`));
  return (section ?? '')
    .slice(title.length)
    .split(/\n\s*\n|\n(?=[-*] )/)
    .map((part) =>
      part
        .replace(/^[-*] /, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '');
}

/** The specification beside a component, by its door; nothing for most of them. */
export function specOf(entryPoint: string): Spec | undefined {
  const file = join(uiSource, entryPoint, 'spec.md');
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  return {
    keyboard: pointsUnder('Keyboard', text),
    announced: pointsUnder('What a screen reader says', text),
  };
}
