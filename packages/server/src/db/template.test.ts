import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyTemplate } from './template.ts';

let place: string;

const write = (folder: string, text: string) => {
  mkdirSync(join(place, folder), { recursive: true });
  writeFileSync(join(place, folder, 'PG_VERSION'), text);
};
const copy = () => copyTemplate(join(place, 'db'), join(place, 'template'));
const copied = () => readFileSync(join(place, 'db/PG_VERSION'), 'utf8');

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'hangtag-template-'));
});
afterEach(() => rmSync(place, { recursive: true }));

it('copies the template where no database is, over what an interrupted copy left', () => {
  write('template', 'whole');
  write('db.new', 'half');
  writeFileSync(join(place, 'db.new/half'), '');
  copy();
  expect(copied()).toBe('whole');
  expect(existsSync(join(place, 'db/half'))).toBe(false);
});

it('gives the copy to its owner alone, whoever may read the template', () => {
  write('template', 'whole');
  chmodSync(join(place, 'template'), 0o755);
  copy();
  expect(statSync(join(place, 'db')).mode & 0o777).toBe(0o700);
});

it('leaves a database as it is', () => {
  write('template', 'new');
  write('db', 'mine');
  copy();
  expect(copied()).toBe('mine');
});

it('does nothing without a template', () => {
  copy();
  expect(existsSync(join(place, 'db'))).toBe(false);
});
