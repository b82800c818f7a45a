import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { secretNames } from './secretFiles.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'hangtag-secrets-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const fileWith = (text: string): string => {
  const path = join(folder, 'secret');
  writeFileSync(path, text);
  return path;
};
const read = (env: Record<string, string>) => readConfig(env, () => 'k'.repeat(43));
const refusalOf = (env: Record<string, string>): readonly string[] => {
  try {
    read(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.sentences;
  }
  return [];
};

describe('secrets in files', () => {
  it('are read without the line break at their end', () => {
    const url = 'postgres://hangtag:change-this@db/hangtag';
    expect(read({ DATABASE_URL_FILE: fileWith(`${url}\n`) }).databaseUrl).toBe(url);
  });

  it('are checked like settings', () => {
    expect(refusalOf({ APP_KEY_FILE: fileWith('short') })).toEqual([
      'APP_KEY holds a key of fewer than 32 characters.',
    ]);
  });

  it.each(secretNames)('%s is refused beside its file', (name) => {
    const sentence = `${name} and ${name}_FILE are both set; keep one of them.`;
    expect(refusalOf({ [name]: 'x', [`${name}_FILE`]: fileWith('y') })).toContain(sentence);
  });

  it('name the file that cannot be read or is empty', () => {
    const missing = join(folder, 'missing');
    expect(refusalOf({ SMTP_URL_FILE: missing })).toEqual([
      `SMTP_URL_FILE names ${missing}, which cannot be read (ENOENT).`,
    ]);
    const empty = fileWith('\n');
    expect(refusalOf({ SMTP_URL_FILE: empty })).toEqual([
      `SMTP_URL_FILE names ${empty}, which is empty.`,
    ]);
  });
});
