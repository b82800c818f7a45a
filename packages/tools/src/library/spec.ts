/** What a flagship's `spec.md` says about screen readers and the keyboard; the docs page shows it unchanged. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { uiSource } from './entryPoints.ts';

/** The sections of a specification that a docs page shows, each as paragraphs and list items. */
export interface Spec {
  readonly keyboard: readonly string[];
  readonly announced: readonly string[];
}

/** The paragraphs and list items under a heading of level two; empty when there is none. */
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

/** The specification beside a component, by its entry point; undefined for most. */
export function specOf(entryPoint: string): Spec | undefined {
  const file = join(uiSource, entryPoint, 'spec.md');
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  return {
    keyboard: pointsUnder('Keyboard', text),
    announced: pointsUnder('What a screen reader says', text),
  };
}
