import { describe } from 'vitest';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { storageContract } from './storageContract.ts';

describe('storage in memory, for tests', () => {
  storageContract(async () => memoryStorage());
});
