import { describe, expect, it } from 'vitest';
import { pathForLog } from './log.ts';

describe('a path in the log', () => {
  it.each([
    ['/api/companies/1/products/5/publish', '/api/companies/1/products/5/publish'],
    [`/password/reset/${'x'.repeat(43)}`, '/password/reset/:hidden'],
    [`/files/${'0'.repeat(32)}/640.webp`, '/files/:hidden/640.webp'],
    ['/a\nb/c', '/:hidden/c'],
    ['/01/09520104400441', '/01/09520104400441'],
    ['/01/09520104400441/10/L1/21/S1', '/01/09520104400441/10/L1/21/:hidden'],
    ['/01/09520104400441/235/AB', '/01/09520104400441/235/:hidden'],
    ['/api/4242424242424242.pdf', '/api/:hidden'],
    ['/p/0123456789', '/p/0123456789'],
  ])('%j is written as %j', (path, written) => expect(pathForLog(path)).toBe(written));
});
