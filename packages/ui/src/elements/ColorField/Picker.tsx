import { useState } from 'react';
import {
  Button,
  type Color,
  ColorArea,
  ColorPicker,
  ColorSlider,
  ColorThumb,
  Dialog,
  DialogTrigger,
  parseColor,
  Popover,
  SliderTrack,
} from 'react-aria-components';
import { popover } from '../Popover/Popover.css.ts';
import * as css from './ColorField.css.ts';
import { Swatch } from './Swatch.tsx';

interface PickerProps {
  /** The purpose of the colour. */
  name: string | undefined;
  value: string | null;
  onChange: (colour: string) => void;
  isDisabled: boolean | undefined;
}

const hexOf = (colour: Color) => colour.toString('hex').toLowerCase();

/** The swatch of a colour field and the picker it opens: shade above, hue below. */
export function Picker({ name = 'Color', value, onChange, isDisabled }: PickerProps) {
  // A grey has no hue, so the last hue is kept and the slider does not jump.
  const [hsb, setHsb] = useState(() => toHsb(value));
  const shown = value === null || hexOf(hsb) === value ? hsb : toHsb(value);
  return (
    <DialogTrigger>
      <Button className={css.open} isDisabled={isDisabled} aria-label={`${name}: open the picker`}>
        <Swatch colour={value} />
      </Button>
      <Popover className={popover} placement="bottom start" offset={4}>
        <Dialog className={css.sheet} aria-label={name}>
          <ColorPicker
            value={shown}
            onChange={(colour) => {
              setHsb(colour);
              onChange(hexOf(colour));
            }}
          >
            <ColorArea
              colorSpace="hsb"
              xChannel="saturation"
              yChannel="brightness"
              className={css.area}
            >
              <ColorThumb className={css.thumb} />
            </ColorArea>
            <ColorSlider colorSpace="hsb" channel="hue">
              <SliderTrack className={css.track}>
                <ColorThumb className={`${css.thumb} ${css.onTrack}`} />
              </SliderTrack>
            </ColorSlider>
          </ColorPicker>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

function toHsb(value: string | null): Color {
  return parseColor(value ?? '#ffffff').toFormat('hsb');
}
