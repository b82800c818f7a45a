/** Every story for `npm run prove -- ui`: the whole matrix, or only run and checked once, for its speed. */
import { defineConfig } from 'vitest/config';
import { here, storiesProject } from '../project.ts';
import { ProofReporter } from './reporter.ts';

const { UI_PROOF = 'matrix', UI_PROOF_FILE = here('../.cache/prove-ui/run.json') } = process.env;

export default defineConfig({
  root: here('..'),
  test: {
    projects: [storiesProject(UI_PROOF === 'matrix' ? ['prove/setup.ts'] : ['prove/speed.ts'])],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: [new ProofReporter(UI_PROOF_FILE)],
  },
});
