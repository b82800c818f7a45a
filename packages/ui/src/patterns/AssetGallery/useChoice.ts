import type { FileAsset } from '@hangtag/contract/wire/file';
import type { FileType } from '@hangtag/contract/wire/section';
import { useState } from 'react';
import { assetKey, none } from './entries.ts';

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

/**
 * Holds the selection among files of a type; the description typed for a file survives selecting another. A file that
 * was uploaded here is selected when it arrives, unless another was selected meanwhile.
 */
export function useChoice(
  type: FileType,
  assets: readonly FileAsset[],
  first: string | null,
  isUploading: boolean,
): Choice {
  const [key, setKey] = useState(first);
  const [isByHand, setByHand] = useState(false);
  const [known, setKnown] = useState(assets);
  const choose = (next: string | null) => {
    // A press on the selected file keeps it: an upload is selected by itself, and pressing it means to choose it.
    if (next === null) return;
    setByHand(isUploading);
    setKey(next);
  };
  if (assets !== known) {
    setKnown(assets);
    const fresh = known === none ? undefined : freshIn(assets, known);
    if (fresh && !isByHand) setKey(assetKey(fresh.filesId));
    if (!isUploading) setByHand(false);
  }
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

/** The newest file that was not there before. */
function freshIn(assets: readonly FileAsset[], known: readonly FileAsset[]) {
  const before = new Set(known.map(({ filesId }) => filesId));
  return assets.find(({ filesId }) => !before.has(filesId));
}
