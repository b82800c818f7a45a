import { productOrders, type ProductOrder } from '@hangtag/contract/wire/product';
import { type PreviewMode, previewModes } from '@hangtag/contract/wire/preview';
import { proxy, snapshot, useSnapshot } from 'valtio';
import { writeStored, readStored } from './localStore.ts';

/** How the app looks: as the system does, or as chosen. */
export type ThemeChoice = 'system' | 'light' | 'dark' | 'contrast';

/** Whose window the preview has. */
export type PreviewDevice = 'phone' | 'tablet' | 'desktop';

const themes: readonly ThemeChoice[] = ['system', 'light', 'dark', 'contrast'];
const previewDevices: readonly PreviewDevice[] = ['phone', 'tablet', 'desktop'];

/** Names of what only eases the work. */
const easing = ['productOrder', 'previewMode', 'previewDevice', 'previewShown', 'selectedCta'];

const oneOf = <T extends string>(choices: readonly T[], kept: string | null, standard: T): T =>
  choices.find((choice) => choice === kept) ?? standard;

const state = proxy({
  theme: oneOf(themes, readStored('theme'), 'system'),
  productOrder: oneOf(productOrders, readStored('productOrder'), 'Alphabetic'),
  previewMode: oneOf(previewModes, readStored('previewMode'), 'company'),
  previewDevice: oneOf(previewDevices, readStored('previewDevice'), 'phone'),
  /** Does the preview stand beside the editor? */
  isPreviewShown: readStored('previewShown') !== 'no',
  selectedCta: Number(readStored('selectedCta')) || null,
  remembers: readStored('remembers') === 'yes',
});

/** The person's choices on this computer, for a component. */
export const usePreferences = () => useSnapshot(state);

/** The choices as they are now. */
export const currentPreferences = () => snapshot(state);

/** Choices that only ease the work stay in memory unless the person opted in [F041, D52]. */
function keepIfWanted(key: string, value: string | null): void {
  if (state.remembers) writeStored(key, value);
}

function keepAll(): void {
  keepIfWanted('productOrder', state.productOrder);
  keepIfWanted('previewMode', state.previewMode);
  keepIfWanted('previewDevice', state.previewDevice);
  keepIfWanted('previewShown', state.isPreviewShown ? null : 'no');
  keepIfWanted('selectedCta', state.selectedCta === null ? null : String(state.selectedCta));
}

/** Changes the theme; the choice is always stored, because choosing a theme means to keep it. */
export function chooseTheme(theme: ThemeChoice): void {
  state.theme = theme;
  writeStored('theme', theme === 'system' ? null : theme);
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** Changes the order of the product list [F043]. */
export function chooseProductOrder(order: ProductOrder): void {
  state.productOrder = order;
  keepIfWanted('productOrder', order);
}

/** Changes what the preview shows [F044]. */
export function choosePreviewMode(mode: PreviewMode): void {
  state.previewMode = mode;
  keepIfWanted('previewMode', mode);
}

/** Changes whose window the preview has. */
export function choosePreviewDevice(device: PreviewDevice): void {
  state.previewDevice = device;
  keepIfWanted('previewDevice', device);
}

/** Puts the preview beside the editor, or away. */
export function showPreview(isShown: boolean): void {
  state.isPreviewShown = isShown;
  keepIfWanted('previewShown', isShown ? null : 'no');
}

/** Remembers which call to action was open last; no screen reads it yet. */
export function selectCta(ctaId: number | null): void {
  state.selectedCta = ctaId;
  keepIfWanted('selectedCta', ctaId === null ? null : String(ctaId));
}

/** Opts in or out of keeping choices on this computer; opting out takes them away at once [F041]. */
export function setRemembering(remembers: boolean): void {
  state.remembers = remembers;
  writeStored('remembers', remembers ? 'yes' : null);
  if (remembers) keepAll();
  else for (const key of easing) writeStored(key, null);
}
