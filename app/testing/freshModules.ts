/** Vitest's setup of each file that shares a worker with others: its modules and globals are new. */
import { vi } from 'vitest';

vi.resetModules();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.useRealTimers();
