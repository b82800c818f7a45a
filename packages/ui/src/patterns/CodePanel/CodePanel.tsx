import { RecoveredFieldsNotice } from '@hangtag/ui/patterns/DraftRecoveryNotice';
import { SupportText } from '@hangtag/ui/patterns/contactSupport';
import { useState } from 'react';
import { FailedPart } from '@hangtag/ui/patterns/FailedState';
import { CODE_WIDTH_MM, type CodeAnswer, plainArtwork } from '@hangtag/contract/wire/code';
import { Notice } from '../../elements/Notice/index.ts';
import { NumberField } from '../../elements/NumberField/index.ts';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { Address } from './Address.tsx';
import { chosenCode } from './artwork.ts';
import { ArtworkFields } from './ArtworkFields.tsx';
import * as css from './CodePanel.css.ts';
import { CodeSymbol } from './CodeSymbol.tsx';
import { Downloads } from './Downloads.tsx';
import { Preflight } from './Preflight.tsx';
import type { CodePanelProps } from './types.ts';
import { UseField } from './UseField.tsx';
import { type PrintDraft, usePrintDraft } from './usePrintDraft.ts';

/** The product's code: its printed form, its address, its files, and the checks. */
export function CodePanel(props: CodePanelProps) {
  const { content } = props;
  const draft = usePrintDraft(props.productId);
  if (content.phase === 'loading') return <Loading />;
  if (content.phase === 'failed')
    return <FailedPart what="The code" content={content} onRetry={props.onRetry} />;
  return <Ready {...props} code={content.code} draft={draft} />;
}

function Ready(props: CodePanelProps & { code: CodeAnswer; draft: PrintDraft }) {
  const { draft, name, symbolUrl, widthMm, use, onCopy } = props;
  const [artwork, setArtwork] = useState(plainArtwork);
  const { ink, inkColour } = draft.typed;
  const code = chosenCode(props.code, artwork, { ink, inkColour });
  return (
    <div className={css.panel} data-component="CodePanel">
      <div className={css.column}>
        {code.decoded ? (
          <CodeSymbol
            code={code}
            name={name}
            symbolUrl={symbolUrl(code.artwork)}
            widthMm={widthMm}
          />
        ) : (
          <Notice tone="danger" title="This code is not offered." announcement="polite">
            <SupportText>
              It could not be read back. Try another width; if it stays unreadable, contact support.
            </SupportText>
          </Notice>
        )}
        <WidthField widthMm={widthMm} onChange={props.onWidthChange} />
        <ArtworkFields
          code={code}
          onChange={setArtwork}
          onInkChange={draft.set}
          onLotChange={props.onLotChange}
        />
        <UseField code={code} use={use} onChange={props.onUseChange} />
        {code.localOnly && (
          <Notice tone="caution" title="This code opens only on this computer.">
            Don’t print it. It works everywhere once the installation has its public address.
          </Notice>
        )}
      </div>
      <div className={css.column}>
        <Address code={code} onCopy={onCopy} />
        {draft.isRecovered && <RecoveredFieldsNotice onDiscard={draft.discard} />}
        {code.decoded && <Downloads {...props} code={code} />}
        <Preflight code={code} widthMm={widthMm} use={use} changeCount={props.changeCount} />
      </div>
    </div>
  );
}

/** Both columns as skeletons of the same height. */
function Loading() {
  return (
    <>
      <VisuallyHidden announcement="once">Loading the code</VisuallyHidden>
      <div className={css.panel}>
        <div className={css.column}>
          <div className={css.drawingSkeleton}>
            <Skeleton shape="block" ratio="1 / 1" />
          </div>
          <Part of="width" lines={1} />
          <Part of="artwork" lines={3} />
          <Part of="use" lines={3} />
        </div>
        <div className={css.column}>
          <Part of="address" lines={1} />
          <Part of="files" lines={4} />
          <Part of="checks" lines={4} />
        </div>
      </div>
    </>
  );
}

interface WidthFieldProps {
  widthMm: number;
  onChange: (widthMm: number) => void;
}

/** The field for the symbol's printed width, in millimetres. */
function WidthField({ widthMm, onChange }: WidthFieldProps) {
  const { min, max } = CODE_WIDTH_MM;
  return (
    <NumberField
      label="Printed width, mm"
      minValue={min}
      maxValue={max}
      value={widthMm}
      onChange={(next) => Number.isFinite(next) && onChange(next)}
      hint={`From ${min} to ${max}, without the empty area around it.`}
    />
  );
}

interface PartProps {
  of: keyof typeof css.skeletonOf;
  lines: number;
}

function Part({ of, lines }: PartProps) {
  return (
    <div className={css.skeletonOf[of]}>
      <Stack gap={16}>
        {Array.from({ length: lines }, (_, line) => (
          <Skeleton key={line} width={line === 0 ? '40%' : '100%'} />
        ))}
      </Stack>
    </div>
  );
}
