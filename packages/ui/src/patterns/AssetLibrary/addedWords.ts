import type { FileAsset } from '@hangtag/contract/wire/file';
import { formatDate } from '../../support/formatDate.ts';

/** "Added 10-14-2026 by Priya Nair"; without a name where nobody is known. */
export const addedWords = ({ createdAt, addedBy }: Pick<FileAsset, 'createdAt' | 'addedBy'>) =>
  `Added ${formatDate(createdAt)}${addedBy ? ` by ${addedBy}` : ''}`;
