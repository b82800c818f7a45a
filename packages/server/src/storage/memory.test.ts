import { describe } from 'vitest';
import { memoryStorage } from '../../test/support/memoryStorage.ts';
import { storageContract } from '../../test/support/storageSuite.ts';

describe('storage in memory, for tests', () => {
  storageContract(async () => memoryStorage());
});
