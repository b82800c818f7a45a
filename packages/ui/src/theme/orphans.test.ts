/** Every token of the contract is used by some style. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { contract } from './contract.ts';
import { variableOf } from './variableOf.ts';

const source = fileURLToPath(new URL('..', import.meta.url));
const docs = fileURLToPath(new URL('../../../../.storybook/', import.meta.url));
/** Files that define the contract, where a mention is not a use. */
const definitions =
  /theme\/(contract|contrast|dark|density|dtcg\/|light|pairs|scale|themes|typeScale|brands\/)/;

const text = [source, docs]
  .flatMap((folder) => globSync('**/*.{ts,tsx}', { cwd: folder }).map((file) => folder + file))
  .filter((file) => !file.endsWith('.test.ts') && !definitions.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** The scale's type roles use the families; styles use a role by its class. */
const alsoFrom: Readonly<Record<string, (name: string) => RegExp>> = {
  font: (name) => new RegExp(`family: '${name}'`),
  text: (name) => new RegExp(`\\btypography\\.${name}\\b`),
};
const scaleOfType = readFileSync(`${source}theme/typeScale.ts`, 'utf8');

function isUsed(group: string, name: string): boolean {
  const asMember = new RegExp(`\\b${group}(\\.${name}\\b|\\['${name}'\\])`);
  const more = alsoFrom[group]?.(name);
  return (
    asMember.test(text) ||
    text.includes(`var(${variableOf(group, name)})`) ||
    (more !== undefined && more.test(`${text}\n${scaleOfType}`))
  );
}

const groups = Object.entries(contract).filter(([, meanings]) => typeof meanings === 'object');

describe.each(groups)('%s', (group, meanings) => {
  it('has no unused token group', () => {
    expect(Object.keys(meanings).filter((name) => !isUsed(group, name))).toEqual([]);
  });
});

it('has no unused token', () => {
  const single = Object.keys(contract).filter((name) => !groups.some(([group]) => group === name));
  expect(single.filter((name) => !text.includes(`vars.${name}`))).toEqual([]);
});
