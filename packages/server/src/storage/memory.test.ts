import { describe } from 'vitest';
import { memoryStorage } from '../../test/support/memoryStorage.ts';
import { storageSuite } from '../../test/support/storageSuite.ts';

describe('storage in memory, for tests', () => {
  storageSuite(async () => memoryStorage());
});
