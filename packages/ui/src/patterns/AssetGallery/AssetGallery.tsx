import { embedProblem, readEmbed } from '@hangtag/contract/rules/embeds';
import { useState } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { Dialog } from '../../elements/Dialog/index.ts';
import { plural } from '../../support/count.ts';
import { assetKey } from './entries.ts';
import { GalleryBody } from './GalleryBody.tsx';
import { GalleryToolbar } from './GalleryToolbar.tsx';
import { fileTypeOf, galleryTitles, kinds } from './purposes.ts';
import type { AssetGalleryProps } from './types.ts';
import { useChoice } from './useChoice.ts';

/** Chooses a picture, a film or a PDF of the company, adds new ones, and asks what a picture shows [F099-F108]. */
export function AssetGallery(props: AssetGalleryProps) {
  const { purpose, headerType = 'image', content, selectedId = null, onSelect, onClose } = props;
  const [search, setSearch] = useState('');
  const [embedUrl, setEmbedUrl] = useState('');
  const [problem, setProblem] = useState<string>();
  const type = fileTypeOf(purpose, headerType);
  const assets = content.phase === 'ready' ? content.assets : [];
  const choice = useChoice(assets, selectedId === null ? null : assetKey(selectedId));
  const mayEmbed = type === 'movie' && props.embeds !== 'none';
  const wantsEmbed = mayEmbed && embedUrl.trim() !== '';
  const count = plural(assets.length, kinds[type].one, kinds[type].many);

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
          count={content.phase === 'ready' ? count : undefined}
          search={search}
          onSearch={setSearch}
          embedUrl={embedUrl}
          problem={problem}
          onEmbedUrl={(url) => {
            setEmbedUrl(url);
            setProblem(undefined);
          }}
        />
      }
      footerStart={choice.asset && !wantsEmbed ? '1 selected' : 'Nothing selected'}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button tone="primary" isDisabled={!choice.asset && !wantsEmbed} onPress={select}>
            Select
          </Button>
        </>
      }
    >
      <GalleryBody {...props} type={type} search={search} choice={choice} />
    </Dialog>
  );
}
