/**
 * Vitest's global setup where a test renders the public page or starts the server: builds the page when it is stale.
 */
import { buildIfChanged, publicPage } from '../start/build.ts';

export const setup = () => buildIfChanged(publicPage);
