import { productOrders, type ProductOrder } from '@hangtag/contract/wire/product';
import { type PreviewMode, previewModes } from '@hangtag/contract/wire/preview';
import { proxy, snapshot, useSnapshot } from 'valtio';
import { writeStored, readStored } from './localStore.ts';

/** The theme: the system's, or a chosen one. */
export type ThemeChoice = 'system' | 'light' | 'dark' | 'contrast';

/** A device of the preview. */
export type PreviewDevice = 'phone' | 'tablet' | 'desktop';

/** How the library's files are shown. */
export type AssetView = 'grid' | 'list';

const themes: readonly ThemeChoice[] = ['system', 'light', 'dark', 'contrast'];
const previewDevices: readonly PreviewDevice[] = ['phone', 'tablet', 'desktop'];
const assetViews: readonly AssetView[] = ['grid', 'list'];

const oneOf = <T extends string>(choices: readonly T[], kept: string | null, standard: T): T =>
  choices.find((choice) => choice === kept) ?? standard;

const state = proxy({
  theme: oneOf(themes, readStored('theme'), 'system'),
  productOrder: oneOf(productOrders, readStored('productOrder'), 'Alphabetic'),
  previewMode: oneOf(previewModes, readStored('previewMode'), 'company'),
  previewDevice: oneOf(previewDevices, readStored('previewDevice'), 'phone'),
  /** Whether the preview is beside the editor. */
  isPreviewShown: readStored('previewShown') !== 'no',
  selectedCta: Number(readStored('selectedCta')) || null,
  assetView: oneOf(assetViews, readStored('assetView'), 'grid'),
  remembers: readStored('remembers') === 'yes',
});

/** The user's preferences on this computer, for a component. */
export const usePreferences = () => useSnapshot(state);

/** The current preferences. */
export const currentPreferences = () => snapshot(state);

/** What is stored of each optional preference; null where it is as at first. */
const optional = {
  productOrder: () => state.productOrder,
  previewMode: () => state.previewMode,
  previewDevice: () => state.previewDevice,
  previewShown: () => (state.isPreviewShown ? null : 'no'),
  selectedCta: () => (state.selectedCta === null ? null : String(state.selectedCta)),
  assetView: () => state.assetView,
} as const;

const optionalKeys = Object.keys(optional) as (keyof typeof optional)[];

/** Optional preferences stay in memory unless the user opted in [F041, D52]. */
function keepIfWanted(key: keyof typeof optional): void {
  if (state.remembers) writeStored(key, optional[key]());
}

/** Changes the theme; always stored, because choosing a theme implies that. */
export function chooseTheme(theme: ThemeChoice): void {
  state.theme = theme;
  writeStored('theme', theme === 'system' ? null : theme);
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** Changes the order of the product list [F043]. */
export function chooseProductOrder(order: ProductOrder): void {
  state.productOrder = order;
  keepIfWanted('productOrder');
}

/** Changes the preview's mode [F044]. */
export function choosePreviewMode(mode: PreviewMode): void {
  state.previewMode = mode;
  keepIfWanted('previewMode');
}

/** Changes the preview's device. */
export function choosePreviewDevice(device: PreviewDevice): void {
  state.previewDevice = device;
  keepIfWanted('previewDevice');
}

/** Shows or hides the preview beside the editor. */
export function showPreview(isShown: boolean): void {
  state.isPreviewShown = isShown;
  keepIfWanted('previewShown');
}

/** Opens a call to action in its form, or closes it [F042]. */
export function selectCta(ctaId: number | null): void {
  state.selectedCta = ctaId;
  keepIfWanted('selectedCta');
}

/** Changes how the library's files are shown. */
export function chooseAssetView(view: AssetView): void {
  state.assetView = view;
  keepIfWanted('assetView');
}

/** Opts in or out of storing optional preferences; opting out removes them immediately [F041]. */
export function setRemembering(remembers: boolean): void {
  state.remembers = remembers;
  writeStored('remembers', remembers ? 'yes' : null);
  for (const key of optionalKeys) writeStored(key, remembers ? optional[key]() : null);
}
