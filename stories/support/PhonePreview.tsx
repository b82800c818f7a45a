import { PreviewPane } from '@hangtag/ui/patterns/PreviewPane';
import { fn } from 'storybook/test';
import { previewLink, previewPage } from '../fixtures/preview.ts';

interface PhonePreviewProps {
  /** Closes it. */
  readonly onHide?: () => void;
}

/** A product's preview on a phone, as an editor has it beside its form. */
export const PhonePreview = ({ onHide = fn() }: PhonePreviewProps) => (
  <PreviewPane
    content={{ phase: 'ready', src: previewPage, link: previewLink }}
    name="Harvest Olive Oil"
    revision={1}
    device="phone"
    onDeviceChange={fn()}
    mode="company"
    onModeChange={fn()}
    onRetry={fn()}
    onHide={onHide}
  />
);
