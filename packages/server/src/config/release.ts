/** Which release runs. */
import { execFileSync } from 'node:child_process';
import packageJson from '../../../../package.json' with { type: 'json' };

/** The names of a release. */
export interface Release {
  readonly version: string;
  /** The start of the commit's hash; null where neither `HANGTAG_COMMIT` nor git says it. */
  readonly commit: string | null;
}

/** Reads the names of this release. @param commit As a build without git's folder is given it. */
export const readRelease = (commit: string | null): Release => ({
  version: packageJson.version,
  commit: commit ?? commitOfCheckout(),
});

function commitOfCheckout(): string | null {
  try {
    const git = ['-C', import.meta.dirname, 'rev-parse', '--short=12', 'HEAD'];
    return execFileSync('git', git, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}
