import { type PreviewLinkAnswer, previewAnchor } from '@hangtag/contract/wire/preview';
import { type PreviewContent, PreviewPane } from '@hangtag/ui/patterns/PreviewPane';
import { useEffect } from 'react';
import { previewFrameAddress } from '../api/preview.ts';
import { type Remote, shown } from '../remote/Remote.ts';
import { useEditor } from '../stores/editors.ts';
import {
  choosePreviewDevice,
  choosePreviewMode,
  showPreview,
  usePreferences,
} from '../stores/preferences.ts';
import { closePreview, openPreview, usePreview } from '../stores/preview.ts';

interface PreviewDockProps {
  productId: number;
  /** The section that is being edited; the preview opens there. @default the top of the page */
  sectionId?: string | undefined;
  /** Beside the form it can be put away. */
  place: 'beside' | 'instead';
}

/** The draft beside its editor: it follows every save, and its address is renewed before it stops working [F044]. */
export function PreviewDock({ productId, sectionId, place }: PreviewDockProps) {
  const product = shown(useEditor(productId).product);
  const { previewDevice, previewMode } = usePreferences();
  const remote = usePreview();
  useEffect(() => {
    void openPreview(productId, previewMode);
    return closePreview;
  }, [productId, previewMode]);
  if (!product) return null;
  return (
    <PreviewPane
      content={contentOf(remote)}
      name={product.name}
      revision={product.version}
      anchor={sectionId === undefined ? undefined : previewAnchor(sectionId)}
      device={previewDevice}
      onDeviceChange={choosePreviewDevice}
      mode={previewMode}
      onModeChange={choosePreviewMode}
      onRetry={() => void openPreview(productId, previewMode)}
      onHide={place === 'beside' ? () => showPreview(false) : undefined}
    />
  );
}

function contentOf(remote: Remote<PreviewLinkAnswer>): PreviewContent {
  const link = shown(remote);
  if (link) return { phase: 'ready', src: previewFrameAddress(link), link };
  if (remote.phase !== 'failed') return { phase: 'loading' };
  const { status, message: sentence } = remote.problem;
  return { phase: status === 403 || status === 404 ? 'refused' : 'failed', sentence };
}
