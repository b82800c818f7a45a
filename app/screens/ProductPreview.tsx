import { sectionAnchor } from '@hangtag/contract/wire/preview';
import { PreviewPane } from '@hangtag/ui/patterns/PreviewPane';
import { useEffect } from 'react';
import { previewFrameAddress } from '../api/preview.ts';
import { contentOf } from '../remote/contentOf.ts';
import { shown } from '../remote/Remote.ts';
import {
  choosePreviewDevice,
  choosePreviewMode,
  showPreview,
  usePreferences,
} from '../stores/preferences.ts';
import { productEditor } from '../stores/productEditor.ts';
import { closePreview, openPreview, usePreview } from '../stores/preview.ts';

interface ProductPreviewProps {
  productId: number;
  /** The section that is being edited; the preview opens there. @default the top of the page */
  sectionId?: string | undefined;
  /** Only beside the form it has a button to hide it. */
  place: 'beside' | 'instead';
}

/** The draft's preview: reloads after every save, and renews its address before that expires [F044]. */
export function ProductPreview({ productId, sectionId, place }: ProductPreviewProps) {
  const product = shown(productEditor.use(productId).record);
  const { previewDevice, previewMode } = usePreferences();
  const remote = usePreview();
  useEffect(() => {
    void openPreview(productId, previewMode);
    return closePreview;
  }, [productId, previewMode]);
  if (!product) return null;
  return (
    <PreviewPane
      content={contentOf(remote, (link) => ({
        phase: 'ready',
        src: previewFrameAddress(link),
        link,
      }))}
      name={product.name}
      revision={product.version}
      anchor={sectionId === undefined ? undefined : sectionAnchor(sectionId)}
      device={previewDevice}
      onDeviceChange={choosePreviewDevice}
      mode={previewMode}
      onModeChange={choosePreviewMode}
      onRetry={() => void openPreview(productId, previewMode)}
      onHide={place === 'beside' ? () => showPreview(false) : undefined}
    />
  );
}
