import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UPLOAD_SECONDS, makeUploadUrl, readUploadUrl } from './uploadUrl.ts';

const now = new Date('2026-11-21T12:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const file = { filesId: 7, companyId: 2, type: 'image' as const };
const queryOf = (address: string) =>
  Object.fromEntries(new URL(address, 'http://x').searchParams) as Record<string, string>;

describe('upload addresses [D47]', () => {
  it('permit their own upload', () => {
    const grant = readUploadUrl(7, queryOf(makeUploadUrl(file, ['key'], now)), ['key'], now);
    expect(grant).toMatchObject({ ...file, maxBytes: 20 * 1024 * 1024 });
  });

  it('are on the same origin', () => {
    expect(makeUploadUrl(file, ['key'], now)).toMatch(/^\/api\/files\/7\/body\?/);
  });

  it('expire after 15 minutes', () => {
    const query = queryOf(makeUploadUrl(file, ['key'], now));
    expect(readUploadUrl(7, query, ['key'], later(UPLOAD_SECONDS))).not.toBeNull();
    expect(readUploadUrl(7, query, ['key'], later(UPLOAD_SECONDS + 1))).toBeNull();
  });

  it('survive one change of the key', () => {
    const query = queryOf(makeUploadUrl(file, ['old'], now));
    expect(readUploadUrl(7, query, ['new', 'old'], now)).not.toBeNull();
    expect(readUploadUrl(7, query, ['newer', 'new'], now)).toBeNull();
  });

  it('do not permit another file', () => {
    const query = queryOf(makeUploadUrl(file, ['key'], now));
    expect(readUploadUrl(8, query, ['key'], now)).toBeNull();
  });

  it('break when any part of them is changed', () => {
    const query = queryOf(makeUploadUrl(file, ['key'], now));
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(query)), fc.string(), (part, value) => {
        fc.pre(value !== query[part]);
        const isNumberAlike = Number(value) === Number(query[part]) && value.trim() !== '';
        fc.pre(!isNumberAlike);
        expect(readUploadUrl(7, { ...query, [part]: value }, ['key'], now)).toBeNull();
      }),
    );
    for (const part of Object.keys(query)) {
      const { [part]: _, ...rest } = query;
      expect(readUploadUrl(7, rest, ['key'], now)).toBeNull();
    }
  });
});
