import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../../steps.ts';
import { billingFaults, plantFault } from './all.ts';

describe('the faults of `npm run prove -- billing-faults`', () => {
  it('are thirty in number', () => {
    expect(new Set(billingFaults.map(({ name }) => name)).size).toBe(30);
  });

  it.each(billingFaults)('$name: can be planted, and its tests exist', (fault) => {
    const source = readFileSync(join(repository, fault.file), 'utf8');
    expect(plantFault(fault, source)).not.toBe(source);
    expect(fault.tests.filter((test) => !existsSync(join(repository, test)))).toEqual([]);
  });
});
