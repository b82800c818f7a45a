/** Every picture of the demo by the name it is stored under. */
import type { View } from './kit/landscape.ts';
import type { Crop } from './kit/still.ts';
import { balmJar } from './objects/balm-jar.ts';
import { candle } from './objects/candle.ts';
import { chocolateBar } from './objects/chocolate-bar.ts';
import { coffeeBag } from './objects/coffee-bag.ts';
import { draftingPencils } from './objects/drafting-pencils.ts';
import { fieldNotebook } from './objects/field-notebook.ts';
import { flask } from './objects/flask.ts';
import { honeyJar } from './objects/honey-jar.ts';
import { inkBottle } from './objects/ink-bottle.ts';
import { linenTowels } from './objects/linen-towels.ts';
import { loafOnTheTable, specimenLoaf } from './objects/loaf.ts';
import { lowTideMug } from './objects/mug.ts';
import { oatSoap } from './objects/oat-soap.ts';
import { oliveOilBottle } from './objects/olive-oil-bottle.ts';
import { runningShoe } from './objects/running-shoe.ts';
import { sampleTags } from './objects/sample-tags.ts';
import { stormLantern } from './objects/storm-lantern.ts';
import { tableLamp } from './objects/table-lamp.ts';
import { teaTin } from './objects/tea-tin.ts';
import { wineBottle } from './objects/wine-bottle.ts';
import { woolScarf } from './objects/wool-scarf.ts';
import { calendulaField } from './places/calendula-field.ts';
import { heatherHives } from './places/heather-hives.ts';
import { moorPath } from './places/moor-path.ts';
import { oatField } from './places/oat-field.ts';
import { oliveTerraces } from './places/olive-terraces.ts';
import { potteryWorkshop } from './places/pottery-workshop.ts';
import { quayAtLowTide } from './places/quay-low-tide.ts';
import { teaHills } from './places/tea-hills.ts';

const objects: Readonly<Record<string, (crop: Crop) => string>> = {
  'breakfast-tea': teaTin,
  'calendula-balm': balmJar,
  'camp-coffee': coffeeBag,
  'cedar-candle': candle,
  'drafting-pencils': draftingPencils,
  'fell-scarf': woolScarf,
  'field-notebook': fieldNotebook,
  'halv-lamp': tableLamp,
  'heather-honey': honeyJar,
  'linen-towels': linenTowels,
  'low-tide-mug': lowTideMug,
  'oak-gall-ink': inkBottle,
  'oat-soap': oatSoap,
  'olive-oil': oliveOilBottle,
  'ridge-flask': flask,
  'sample-tags': sampleTags,
  'sea-salt-chocolate': chocolateBar,
  'specimen-loaf': specimenLoaf,
  'specimen-wine': wineBottle,
  'storm-lantern': stormLantern,
  'trail-runner': runningShoe,
};

const places: Readonly<Record<string, (view: View) => string>> = {
  'calendula-field': calendulaField,
  'heather-hives': heatherHives,
  'loaf-and-saucer': loafOnTheTable,
  'moor-path': moorPath,
  'oat-field': oatField,
  'olive-terraces': oliveTerraces,
  'pottery-workshop': potteryWorkshop,
  'quay-low-tide': quayAtLowTide,
  'tea-hills': teaHills,
};

/** Pixels of each crop. */
export const sizes: Readonly<Record<Crop, { readonly width: number; readonly height: number }>> = {
  square: { width: 1200, height: 1200 },
  tall: { width: 1280, height: 1600 },
  wide: { width: 1600, height: 900 },
  close: { width: 1200, height: 1200 },
};

export interface Plate {
  /** File name without its ending. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly svg: string;
}

const crops: readonly Crop[] = ['square', 'tall', 'wide', 'close'];
const views: readonly View[] = ['wide', 'square'];

/** Draws every plate whose name starts with one of the prefixes; none means all. */
export const plates = (prefixes: readonly string[] = []): readonly Plate[] =>
  [
    ...Object.entries(objects).flatMap(([subject, draw]) =>
      crops.map((crop) => ({ name: `${subject}-${crop}`, crop, draw: () => draw(crop) })),
    ),
    ...Object.entries(places).flatMap(([subject, draw]) =>
      views.map((view) => ({ name: `${subject}-${view}`, crop: view, draw: () => draw(view) })),
    ),
  ]
    .filter(({ name }) => prefixes.length === 0 || prefixes.some((one) => name.startsWith(one)))
    .map(({ name, crop, draw }) => ({ name, ...sizes[crop], svg: draw() }));
