import { embedProblem, readEmbed } from '@hangtag/contract/rules/embeds';
import { useMemo, useState } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { Dialog } from '../../elements/Dialog/index.ts';
import { assetKey, matching, none } from './entries.ts';
import { GalleryBody } from './GalleryBody.tsx';
import { GalleryToolbar } from './GalleryToolbar.tsx';
import { countWords, fileTypeOf, galleryTitles } from './purposes.ts';
import type { AssetGalleryProps } from './types.ts';
import { useChoice, withoutFile } from './useChoice.ts';

/** Selects the company's images, videos or PDFs, uploads new ones, and asks for a description [F099-F108]. */
export function AssetGallery(props: AssetGalleryProps) {
  const { purpose, headerType = 'image', content, selectedId = null, onSelect, onClose } = props;
  const most = props.several?.most ?? 1;
  const [search, setSearch] = useState('');
  const [embedUrl, setEmbedUrl] = useState('');
  const [problem, setProblem] = useState<string>();
  const type = fileTypeOf(purpose, headerType);
  const assets = content.phase === 'ready' ? content.assets : none;
  const found = useMemo(() => matching(assets, search), [assets, search]);
  const uploading = props.uploads.map(({ name }) => name);
  const first = selectedId === null ? null : assetKey(selectedId);
  const choice = useChoice({ type, assets, first, uploading, most });
  const mayEmbed = type === 'movie' && props.embeds !== 'none';
  const wantsEmbed = mayEmbed && embedUrl.trim() !== '';
  const count = countWords(type, assets.length, search.trim() === '' ? null : found.length);
  const isFull = most > 1 && choice.keys.length === most;

  function writeUrl(url: string) {
    setEmbedUrl(url);
    setProblem(undefined);
  }

  function select() {
    if (!wantsEmbed) {
      const choices = choice.assets.map(
        (asset) => ({ kind: 'file', asset, ...choice.wordsOf(asset) }) as const,
      );
      if (props.several) props.several.onSelect(choices);
      else if (choices[0]) onSelect(choices[0]);
      return;
    }
    const embed = readEmbed(embedUrl);
    if (embed) onSelect({ kind: 'embed', url: embed.url });
    else setProblem(embedProblem);
  }

  return (
    <Dialog
      title={galleryTitles[purpose]}
      size="wide"
      body="bare"
      isOpen={props.isOpen ?? true}
      onClose={onClose}
      toolbar={
        <GalleryToolbar
          purpose={purpose}
          headerType={headerType}
          onHeaderTypeChange={props.onHeaderTypeChange}
          mayEmbed={mayEmbed}
          count={content.phase === 'ready' ? count : null}
          inactive={props.inactive}
          search={search}
          onSearch={setSearch}
          embedUrl={embedUrl}
          problem={problem}
          onEmbedUrl={writeUrl}
        />
      }
      footerStart={wantsEmbed ? 'External video' : chosenWords(choice.keys.length, isFull)}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button tone="primary" isDisabled={!choice.asset && !wantsEmbed} onPress={select}>
            Select
          </Button>
        </>
      }
    >
      <GalleryBody
        {...props}
        type={type}
        search={search}
        found={found}
        choice={wantsEmbed ? withoutFile(choice, () => writeUrl('')) : choice}
        hasHint={!wantsEmbed}
      />
    </Dialog>
  );
}

/** "3 selected", and that no more fit. */
function chosenWords(count: number, isFull: boolean): string {
  if (count === 0) return 'Nothing selected';
  return isFull ? `${count} selected, no more fit here` : `${count} selected`;
}
