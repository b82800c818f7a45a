import type { FileAsset } from '@hangtag/contract/wire/file';
import { Fragment, type KeyboardEvent, useEffect, useRef } from 'react';
import { Picture } from '../../elements/Picture/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import * as css from './FocalPoint.css.ts';

export interface FocalPointProps {
  /** Address of the picture. */
  src: string | null;
  /** The present point; null is the middle. */
  focal: FileAsset['focal'];
  /** Receives the new point. Absent, it cannot be moved. */
  onChange?: (focal: { readonly x: number; readonly y: number }) => void;
  /** Shows what frames of other shapes keep, beside it. @default true */
  hasCrops?: boolean;
  /** Takes the focus when it appears. @default false */
  takesFocus?: boolean;
}

const ratios = ['16 / 9', '1 / 1', '4 / 5'] as const;
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const within = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;

/** The point that crops keep: set by a click or the arrow keys, with the crops beside it. */
export function FocalPoint(props: FocalPointProps) {
  const { src, onChange, hasCrops = true, takesFocus = false } = props;
  const focal = props.focal ?? { x: 0.5, y: 0.5 };
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  const [left, top] = [`${focal.x * 100}%`, `${focal.y * 100}%`];
  const position = `${Math.round(focal.x * 100)}, ${Math.round(focal.y * 100)}`;
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const size = event.shiftKey ? 0.1 : 0.01;
    onChange?.({ x: within(focal.x + step[0] * size), y: within(focal.y + step[1] * size) });
  };
  return (
    <Stack gap={8}>
      <div className={hasCrops ? css.focal : undefined}>
        <button
          ref={button}
          type="button"
          className={css.focalPicture}
          aria-label={`Focus point ${position}`}
          disabled={!onChange}
          onKeyDown={move}
          onClick={(event) => {
            // A press of Enter or Space has no place in the picture.
            if (event.detail === 0) return;
            const box = event.currentTarget.getBoundingClientRect();
            onChange?.({
              x: within((event.clientX - box.left) / box.width),
              y: within((event.clientY - box.top) / box.height),
            });
          }}
        >
          {src && <img className={css.whole} src={src} alt="" draggable={false} />}
          <span className={css.crossLine} data-along="height" style={{ left }} />
          <span className={css.crossLine} data-along="width" style={{ top }} />
          <span className={css.cross} style={{ left, top }} />
        </button>
        {hasCrops && (
          <div className={css.crops} aria-hidden>
            {ratios.map((ratio) => (
              <Fragment key={ratio}>
                <Picture src={src} alt="" ratio={ratio} focal={focal} />
                <span>{ratio.replace(' / ', ':')}</span>
              </Fragment>
            ))}
          </div>
        )}
      </div>
      <Text kind="data" tone="quiet">
        Focus point {position}. Click the picture or use the arrow keys.
      </Text>
    </Stack>
  );
}
