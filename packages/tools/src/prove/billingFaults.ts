/**
 * Plants thirty faults in billing, one at a time in a copy of the repository, and counts those that the tests notice;
 * `-- coupon` plants those alone whose name contains the word, and the tests must notice all of them.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../steps.ts';
import { billingFaults, plantFault } from './faults/all.ts';
import { copyRepository } from './faults/copy.ts';
import type { Fault } from './faults/fault.ts';

const only = process.argv[2];
const faults = billingFaults.filter(({ name }) => only === undefined || name.includes(only));

/** Of thirty; of fewer, all. */
const wanted = only === undefined ? 28 : faults.length;

/** Time limit on a busy machine, in milliseconds; a longer run proves nothing. */
const LIMIT_MS = 600_000;

function passes(copy: string, tests: readonly string[]): boolean {
  const project = tests.some((test) => test.includes('packages/server'))
    ? 'server'
    : 'unit-packages';
  const config = ['--project', project];
  const program = join(repository, 'node_modules/vitest/vitest.mjs');
  const args = [program, 'run', ...config, '--bail', '1', ...tests];
  const { status } = spawnSync(process.execPath, args, { cwd: copy, timeout: LIMIT_MS });
  if (status === null) throw new Error(`Took too long: ${tests.join(', ')}`);
  return status === 0;
}

function isCaught(copy: string, fault: Fault): boolean {
  const path = join(copy, fault.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, plantFault(fault, source));
  try {
    return !passes(copy, fault.tests);
  } finally {
    writeFileSync(path, source);
  }
}

function prove(copy: string): number {
  const tests = [...new Set(faults.flatMap((fault) => fault.tests))];
  for (const folder of ['packages/server', 'packages/stripe-emulator']) {
    const own = tests.filter((test) => test.startsWith(folder));
    // A test that fails anyway would notice every fault.
    if (own.length === 0 || passes(copy, own)) continue;
    throw new Error(`Tests of ${folder} fail without any fault.`);
  }
  let caught = 0;
  for (const fault of faults) {
    const isNoticed = isCaught(copy, fault);
    if (isNoticed) caught += 1;
    console.log(`${isNoticed ? '✓' : '✗'} ${fault.name} (${fault.file})`);
  }
  console.log(`\n${caught} of ${faults.length} faults were noticed.`);
  return caught;
}

const copy = copyRepository();
try {
  if (prove(copy) < wanted) process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
