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

/** Selects one of the company's images, videos or PDFs, uploads new ones, and asks for a description [F099-F108]. */
export function AssetGallery(props: AssetGalleryProps) {
  const { purpose, headerType = 'image', content, selectedId = null, onSelect, onClose } = props;
  const [search, setSearch] = useState('');
  const [embedUrl, setEmbedUrl] = useState('');
  const [problem, setProblem] = useState<string>();
  const type = fileTypeOf(purpose, headerType);
  const assets = content.phase === 'ready' ? content.assets : none;
  const found = useMemo(() => matching(assets, search), [assets, search]);
  const isUploading = props.uploads.length > 0;
  const current = selectedId === null ? null : assetKey(selectedId);
  const choice = useChoice(type, assets, current, isUploading);
  const mayEmbed = type === 'movie' && props.embeds !== 'none';
  const wantsEmbed = mayEmbed && embedUrl.trim() !== '';
  const count = countWords(type, assets.length, search.trim() === '' ? null : found.length);
  const chosenFile = choice.asset ? '1 selected' : 'Nothing selected';

  function writeUrl(url: string) {
    setEmbedUrl(url);
    setProblem(undefined);
  }

  function select() {
    if (!wantsEmbed) {
      if (choice.asset) onSelect({ kind: 'file', asset: choice.asset, ...choice.words });
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
          search={search}
          onSearch={setSearch}
          embedUrl={embedUrl}
          problem={problem}
          onEmbedUrl={writeUrl}
        />
      }
      footerStart={wantsEmbed ? 'External video' : chosenFile}
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
