/** Sections of a Markdown file, each written by its own command. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../steps.ts';

const file = join(repository, 'docs/measurements.md');

const splitAtHeads = (document: string): readonly string[] => document.split(/^(?=## )/m);
const headOf = (section: string): string => section.split('\n', 1)[0] ?? '';

/** The document with one section replaced, or added at the end. */
export function withSection(document: string, title: string, body: string): string {
  const section = `## ${title}\n\n${body.trim()}\n`;
  const parts = splitAtHeads(document);
  const place = parts.findIndex((part) => headOf(part) === `## ${title}`);
  if (place === -1) return `${document.trimEnd()}\n\n${section}`;
  const isLast = place === parts.length - 1;
  return parts.with(place, isLast ? section : `${section}\n`).join('');
}

/** The new document, followed by the old one's sections that it lacks. */
export function withOtherSections(document: string, old: string): string {
  const own = new Set(splitAtHeads(document).map(headOf));
  const others = splitAtHeads(old).filter(
    (part) => part.startsWith('## ') && !own.has(headOf(part)),
  );
  return `${[document.trimEnd(), ...others.map((part) => part.trimEnd())].join('\n\n')}\n`;
}

/** Cells of the rows of a section's table, without its head; none where there is no such section. */
export function readRows(
  title: string,
  document = readFileSync(file, 'utf8'),
): readonly string[][] {
  const section = splitAtHeads(document).find((part) => headOf(part) === `## ${title}`) ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) => line.slice(2, -2).split(' | '));
}

/** Writes a section into docs/measurements.md, with its command and date. */
export function writeSection(title: string, command: string, body: string): void {
  const day = new Date().toISOString().slice(0, 10);
  const signed = `${day}, written by \`${command}\`.\n\n${body}`;
  writeFileSync(file, withSection(readFileSync(file, 'utf8'), title, signed));
}
