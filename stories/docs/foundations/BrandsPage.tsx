import { ColorField } from '@hangtag/ui/elements/ColorField';
import { SegmentedControl } from '@hangtag/ui/elements/SegmentedControl';
import type { Shape, TitleFamily } from '@hangtag/ui/theme/brands/brand';
import { brandCss } from '@hangtag/ui/theme/brands/brandCss';
import { brandFaults } from '@hangtag/ui/theme/brands/check';
import { deriveBrand, draftBrand } from '@hangtag/ui/theme/brands/derive';
import { useState } from 'react';
import { BrandFaults } from './BrandFaults.tsx';
import { BrandStage } from './BrandStage.tsx';
import { BrandValues } from './BrandValues.tsx';
import { Foundation, Part } from './Foundation.tsx';
import * as css from './foundations.css.ts';
import { themeNames } from './naming.ts';

const titles: readonly { value: TitleFamily; label: string }[] = [
  { value: 'newsreader', label: 'Newsreader' },
  { value: 'inter', label: 'Inter' },
  { value: 'georgia', label: 'Georgia' },
];
const shapes: readonly { value: Shape; label: string }[] = [
  { value: 'square', label: 'Square' },
  { value: 'soft', label: 'Soft' },
  { value: 'round', label: 'Round' },
];

/** A brand from one colour, live in every theme. */
export function BrandsPage() {
  const [colour, setColour] = useState('#b4451f');
  const [family, setFamily] = useState<TitleFamily>('newsreader');
  const [shape, setShape] = useState<Shape>('soft');
  const requested = { colour, titles: family, shape };
  const brand = deriveBrand(requested);
  return (
    <Foundation
      title="Brands"
      lead="A customer’s brand is a dozen values of the contract, derived from one colour. Hue and chroma stay the brand’s own; lightness is moved as far as reading asks. High contrast keeps its own colours under every brand."
    >
      <Part title="Try one">
        <div className={css.controls}>
          <ColorField
            label="Colour of the brand"
            value={colour}
            onChange={(next) => next !== null && setColour(next)}
          />
          <div className={css.choice}>
            <p className={css.choiceName}>Titles</p>
            <SegmentedControl
              aria-label="Titles"
              options={titles}
              value={family}
              onChange={setFamily}
            />
          </div>
          <div className={css.choice}>
            <p className={css.choiceName}>Corners</p>
            <SegmentedControl
              aria-label="Corners"
              options={shapes}
              value={shape}
              onChange={setShape}
            />
          </div>
        </div>
        <style>{brandCss('live', brand)}</style>
        <div className={css.columns({ width: 'wide' })}>
          {themeNames.map((theme) => (
            <BrandStage key={theme} theme={theme} />
          ))}
        </div>
      </Part>
      <Part
        title="What was mended"
        says="The colour as it was given, against everything it has to stand on, and the nearest value that reads."
      >
        <BrandFaults faults={brandFaults(draftBrand(requested))} brand={brand} />
      </Part>
      <Part title="The values">
        <BrandValues brand={brand} />
      </Part>
    </Foundation>
  );
}
