import { fieldMessages } from '@hangtag/contract/rules/messages';
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
  const wantsEmbed = type === 'movie' && embedUrl.trim() !== '';
  const count = plural(assets.length, kinds[type].one, kinds[type].many);

  function select() {
    if (!wantsEmbed) {
      if (choice.asset) onSelect({ kind: 'file', asset: choice.asset, ...choice.words });
    } else if (isWebAddress(embedUrl)) onSelect({ kind: 'embed', url: embedUrl.trim() });
    else setProblem(fieldMessages.url('https://vimeo.com/76979871'));
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
          type={type}
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

/** A whole http or https address. */
function isWebAddress(text: string): boolean {
  const url = URL.parse(text.trim());
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
}
