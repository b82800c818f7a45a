import type { FileAsset } from '@hangtag/contract/wire/file';
import type { FileType } from '@hangtag/contract/wire/section';
import { useMemo, useState } from 'react';
import { useFileWords } from '../../support/useFileWords.ts';
import { assetKey, none } from './entries.ts';
import { inUploadOrder } from './uploadOrder.ts';

/** The description of a selected file. */
export interface ChoiceWords {
  readonly alt: string;
  readonly decorative: boolean;
}

/** The selected files and their descriptions. */
export interface Choice {
  /** The keys of the selected files. */
  readonly keys: readonly string[];
  /** The selected files, in the order in which they were selected. */
  readonly assets: readonly FileAsset[];
  /** The file that is described: the one selected last. */
  readonly asset: FileAsset | null;
  readonly wordsOf: (asset: FileAsset) => ChoiceWords;
  readonly choose: (keys: readonly string[]) => void;
  /** Selects a file too, which may be of a kind that is not shown. */
  readonly chooseAsset: (asset: FileAsset) => void;
  /** Describes the file that was selected last. */
  readonly describe: (words: ChoiceWords) => void;
  /** Drops the descriptions that are recovered from an earlier visit; null without any of that file. */
  readonly discardRecovered: (() => void) | null;
}

/** The choice while an embedded video replaces the files; the next selected file replaces the video. */
export function withoutFile(choice: Choice, onFile: () => void): Choice {
  return {
    ...choice,
    keys: [],
    assets: [],
    asset: null,
    choose: (keys) => {
      onFile();
      choice.choose(keys);
    },
    chooseAsset: (asset) => {
      onFile();
      choice.chooseAsset(asset);
    },
  };
}

interface ChoiceOptions {
  readonly type: FileType;
  readonly assets: readonly FileAsset[];
  /** The file that is selected at first. */
  readonly first: string | null;
  /** Names of the files that are being uploaded, in the order in which they were chosen. */
  readonly uploading: readonly string[];
  /** The most files that can be selected. */
  readonly most: number;
}

/** The order in which uploaded files were chosen, by their names, and the place of each that has arrived. */
interface UploadPlaces {
  readonly names: readonly string[];
  readonly ofKeys: ReadonlyMap<string, number>;
}

/**
 * Holds the selection among files of a type; the description typed for a file survives selecting another. Files that
 * were uploaded here are selected when they arrive; a single one is not when another was selected meanwhile.
 */
export function useChoice({ type, assets, first, uploading, most }: ChoiceOptions): Choice {
  const [chosen, setChosen] = useState<readonly string[]>(first === null ? [] : [first]);
  const [isByHand, setByHand] = useState(false);
  const [known, setKnown] = useState(assets);
  const [found, setFound] = useState<readonly FileAsset[]>([]);
  const [places, setPlaces] = useState<UploadPlaces>({ names: [], ofKeys: new Map() });
  const isUploading = uploading.length > 0;
  const added = uploading.filter((name) => !places.names.includes(name));
  if (added.length > 0) setPlaces({ ...places, names: [...places.names, ...added] });
  const words = useFileWords({ name: 'gallery', what: 'the description of a picture' });
  const choose = (next: readonly string[]) => {
    // A press on the only selected file keeps it: an upload is selected by itself, and pressing it means to choose it.
    if (next.length === 0) return;
    setByHand(isUploading);
    const kept = chosen.filter((key) => next.includes(key));
    setChosen([...kept, ...next.filter((key) => !chosen.includes(key))].slice(0, most));
  };
  if (assets !== known) {
    setKnown(assets);
    const fresh = known === none ? [] : freshIn(assets, known);
    const ofKeys = new Map(places.ofKeys);
    for (const { filesId, fileName } of fresh)
      ofKeys.set(assetKey(filesId), places.names.indexOf(fileName));
    if (fresh.length > 0) setPlaces({ ...places, ofKeys });
    const keys = fresh.map(({ filesId }) => assetKey(filesId));
    if (most > 1) setChosen(inUploadOrder([...chosen, ...keys], ofKeys).slice(0, most));
    else if (keys.length > 0 && !isByHand) setChosen(keys.slice(-1));
    if (!isUploading) setByHand(false);
  }
  const selected = useMemo(() => {
    if (chosen.length === 0) return none;
    // Of a file that stands in both, the one of the library counts.
    const all = [...found, ...assets].filter((asset) => asset.type === type);
    const byKey = new Map(all.map((asset) => [assetKey(asset.filesId), asset]));
    return chosen.flatMap((key) => byKey.get(key) ?? []);
  }, [assets, found, type, chosen]);
  const keys = useMemo(() => selected.map(({ filesId }) => assetKey(filesId)), [selected]);
  const last = selected.at(-1) ?? null;
  return {
    keys,
    assets: selected,
    asset: last,
    wordsOf: (asset) => {
      const { alt, decorative } = { ...savedWords(asset), ...words.of(asset.filesId) };
      return { alt: decorative ? '' : alt, decorative };
    },
    choose,
    chooseAsset: (asset) => {
      const key = assetKey(asset.filesId);
      setFound([...found, asset]);
      choose(most === 1 ? [key] : [...chosen, key]);
    },
    describe: (typed) => last && words.type(last.filesId, typed, savedWords(last)),
    discardRecovered:
      words.isRecovered && last && words.filesIds.includes(last.filesId) ? words.discard : null,
  };
}

const savedWords = ({ alt, decorative }: FileAsset): ChoiceWords => ({
  alt: alt ?? '',
  decorative,
});

/** The files that were not there before, the oldest first. */
function freshIn(assets: readonly FileAsset[], known: readonly FileAsset[]): readonly FileAsset[] {
  const before = new Set(known.map(({ filesId }) => filesId));
  return assets.filter(({ filesId }) => !before.has(filesId)).toReversed();
}
