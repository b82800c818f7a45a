import type { PreviewMode } from '@hangtag/contract/wire/preview';
import { FailedPart } from '@hangtag/ui/patterns/FailedState';
import { PanelRightClose } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../../elements/IconButton/index.ts';
import { SegmentedControl } from '../../elements/SegmentedControl/index.ts';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { Tooltip } from '../../elements/Tooltip/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { type Device, deviceFacts, devices, fitDevice } from './devices.ts';
import { DraftFrame } from './DraftFrame.tsx';
import { PhoneLink, type PhoneLinkProps } from './PhoneLink.tsx';
import * as css from './PreviewPane.css.ts';
import type { PreviewContent } from './types.ts';
import { useSize } from './useSize.ts';

export type { PreviewContent } from './types.ts';

export interface PreviewPaneProps extends Pick<PhoneLinkProps, 'onCopy'> {
  /** The preview: ready, loading, or failed with a reason. */
  content: PreviewContent;
  /** The product's name. */
  name: string;
  /** Identifies the saved version; when it changes, the new one loads behind the visible one. */
  revision: number;
  /** The anchor in the page to open at. @default the top */
  anchor?: string;
  /** The device whose window size the page gets. */
  device: Device;
  /** Receives another device. */
  onDeviceChange: (device: Device) => void;
  /** Whether the page includes the company's own sections, or only the product. */
  mode: PreviewMode;
  /** Receives whether to include the company's own sections. */
  onModeChange: (mode: PreviewMode) => void;
  /** Loads the preview again. */
  onRetry: () => void;
  /** Hides the preview; absent where another control does. */
  onHide?: () => void;
}

const deviceOptions = devices.map((value) => ({ value, label: deviceFacts[value].label }));
const modeOptions = [
  { value: 'company', label: 'Whole page' },
  { value: 'product', label: 'This product' },
] as const;

/** The page as the draft would publish it, in a device's window, beside the form. */
export function PreviewPane(props: PreviewPaneProps) {
  const { content, device, mode, onHide } = props;
  return (
    <section className={css.pane} aria-label="Preview" data-component="PreviewPane">
      <div className={css.row}>
        <SegmentedControl
          aria-label="Device"
          options={deviceOptions}
          value={device}
          onChange={props.onDeviceChange}
        />
        {onHide && (
          <Tooltip text="Hide the preview">
            <IconButton
              icon={PanelRightClose}
              size="small"
              aria-label="Hide the preview"
              onPress={onHide}
              data-toggle="preview"
            />
          </Tooltip>
        )}
      </div>
      {/* Above the page, because toasts stand at the window's bottom end. */}
      <div className={css.row}>
        <SegmentedControl
          aria-label="Sections shown"
          options={modeOptions}
          value={mode}
          onChange={props.onModeChange}
        />
        <PhoneLink
          link={content.phase === 'ready' ? content.link : undefined}
          onCopy={props.onCopy}
        />
      </div>
      <Stage {...props} />
    </section>
  );
}

function Stage({ content, name, revision, anchor = 'top', device, onRetry }: PreviewPaneProps) {
  const place = useRef<HTMLDivElement>(null);
  const size = useSize(place);
  const rim = css.rims[device];
  const fit = size && fitDevice(device, size, rim);
  return (
    <div ref={place} className={css.stage}>
      {content.phase === 'failed' ? (
        <FailedPart what="The preview" content={content} onRetry={onRetry} announcement="polite" />
      ) : (
        fit && (
          <div className={css.devices[device]}>
            {content.phase === 'ready' ? (
              <DraftFrame
                src={content.src}
                // Another width lays the page out anew, so its section is elsewhere.
                revision={`${revision} ${device}`}
                anchor={anchor}
                title={`Preview of ${name}`}
                fit={fit}
              />
            ) : (
              <div style={{ width: fit.width * fit.scale, height: fit.height * fit.scale }}>
                <VisuallyHidden announcement="once">Loading the preview</VisuallyHidden>
                <Skeleton shape="block" ratio="1 / 1" />
                <div className={css.skeletons}>
                  <Skeleton width="64%" />
                  <Skeleton />
                  <Skeleton width="88%" />
                </div>
              </div>
            )}
          </div>
        )
      )}
    </div>
  );
}
