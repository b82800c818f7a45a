import type { FileAsset } from '@hangtag/contract/wire/file';
import type { FileType } from '@hangtag/contract/wire/section';
import { useState } from 'react';
import { assetKey } from './entries.ts';

/** The description of the selected file. */
export interface ChoiceWords {
  readonly alt: string;
  readonly decorative: boolean;
}

/** The selected file and its description. */
export interface Choice {
  readonly key: string | null;
  readonly asset: FileAsset | null;
  readonly words: ChoiceWords;
  readonly choose: (key: string | null) => void;
  /** Selects a file, which may be of a kind that is not shown. */
  readonly chooseAsset: (asset: FileAsset) => void;
  readonly describe: (words: ChoiceWords) => void;
}

/** The choice while an embedded video replaces the file; the next selected file replaces the video. */
export function withoutFile(choice: Choice, onFile: () => void): Choice {
  return {
    ...choice,
    key: null,
    asset: null,
    choose: (key) => {
      onFile();
      choice.choose(key);
    },
    chooseAsset: (asset) => {
      onFile();
      choice.chooseAsset(asset);
    },
  };
}

/** Holds the selection among files of a type; the description typed for a file survives selecting another. */
export function useChoice(
  type: FileType,
  assets: readonly FileAsset[],
  first: string | null,
): Choice {
  const [key, choose] = useState(first);
  const [found, setFound] = useState<readonly FileAsset[]>([]);
  const [typed, setTyped] = useState<Readonly<Record<string, ChoiceWords>>>({});
  const isChosen = (each: FileAsset) => each.type === type && assetKey(each.filesId) === key;
  const asset = assets.find(isChosen) ?? found.find(isChosen) ?? null;
  const words = (key !== null && typed[key]) || {
    alt: asset?.alt ?? '',
    decorative: asset?.decorative ?? false,
  };
  return {
    key: asset ? key : null,
    asset,
    words: words.decorative ? { ...words, alt: '' } : words,
    choose,
    chooseAsset: (next) => {
      setFound([...found, next]);
      choose(assetKey(next.filesId));
    },
    describe: (next) => key !== null && setTyped({ ...typed, [key]: next }),
  };
}
