import type { FileAsset } from '@hangtag/contract/wire/file';
import { useState } from 'react';
import { assetKey } from './entries.ts';

/** What is said about the chosen file. */
export interface ChoiceWords {
  readonly alt: string;
  readonly decorative: boolean;
}

/** The file that is chosen now, and what is said about it. */
export interface Choice {
  readonly key: string | null;
  readonly asset: FileAsset | null;
  readonly words: ChoiceWords;
  readonly choose: (key: string | null) => void;
  readonly describe: (words: ChoiceWords) => void;
}

/** Holds the choice; words typed for one file are kept while another is looked at. */
export function useChoice(assets: readonly FileAsset[], first: string | null): Choice {
  const [key, choose] = useState(first);
  const [typed, setTyped] = useState<Readonly<Record<string, ChoiceWords>>>({});
  const asset = assets.find(({ filesId }) => assetKey(filesId) === key) ?? null;
  const words = (key !== null && typed[key]) || {
    alt: asset?.alt ?? '',
    decorative: asset?.decorative ?? false,
  };
  return {
    key: asset ? key : null,
    asset,
    words: words.decorative ? { ...words, alt: '' } : words,
    choose,
    describe: (next) => key !== null && setTyped({ ...typed, [key]: next }),
  };
}
