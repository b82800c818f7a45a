import { afterEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../testing/browser.ts';

async function open(before: Readonly<Record<string, string>> = {}) {
  const { kept } = fakeBrowser(() => ({ status: 204 }));
  for (const [key, value] of Object.entries(before)) kept.set(`hangtag.${key}`, value);
  vi.resetModules();
  return { kept, ...(await import('./preferences.ts')) };
}

afterEach(() => vi.unstubAllGlobals());

test('comfort preferences are stored only with the opt-in [F041] [D52]', async () => {
  const {
    kept,
    chooseProductOrder,
    choosePreviewMode,
    selectCta,
    chooseAssetView,
    setRemembering,
  } = await open();
  chooseProductOrder('Recently edited');
  choosePreviewMode('product');
  selectCta(4);
  chooseAssetView('list');
  expect([...kept.keys()]).toEqual([]);
  setRemembering(true);
  expect(kept.get('hangtag.productOrder')).toBe('Recently edited');
  expect(kept.get('hangtag.previewMode')).toBe('product');
  expect(kept.get('hangtag.selectedCta')).toBe('4');
  expect(kept.get('hangtag.assetView')).toBe('list');
  setRemembering(false);
  expect([...kept.keys()]).toEqual([]);
});

test('stored preferences are restored; without them the defaults apply [F043] [F044]', async () => {
  const first = await open();
  expect(first.currentPreferences()).toMatchObject({
    productOrder: 'Alphabetic',
    previewMode: 'company',
    selectedCta: null,
    remembers: false,
  });
  const again = await open({
    remembers: 'yes',
    productOrder: 'Recently published',
    previewMode: 'product',
    selectedCta: '9',
    assetView: 'list',
  });
  expect(again.currentPreferences()).toMatchObject({
    productOrder: 'Recently published',
    previewMode: 'product',
    selectedCta: 9,
    assetView: 'list',
  });
});

test('the preview is beside the editor on a phone until the user hides or changes it', async () => {
  const { kept, currentPreferences, choosePreviewDevice, showPreview, setRemembering } =
    await open();
  expect(currentPreferences()).toMatchObject({ isPreviewShown: true, previewDevice: 'phone' });
  setRemembering(true);
  showPreview(false);
  choosePreviewDevice('desktop');
  const again = await open(
    Object.fromEntries([...kept].map(([key, value]) => [key.replace('hangtag.', ''), value])),
  );
  expect(again.currentPreferences()).toMatchObject({
    isPreviewShown: false,
    previewDevice: 'desktop',
  });
  again.setRemembering(false);
  expect([...again.kept.keys()]).toEqual([]);
});

test('a theme that the user chose is stored', async () => {
  const { kept, chooseTheme } = await open();
  chooseTheme('contrast');
  expect(kept.get('hangtag.theme')).toBe('contrast');
  expect(document.documentElement.dataset['theme']).toBe('contrast');
  chooseTheme('system');
  expect(kept.has('hangtag.theme')).toBe(false);
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});
