/** The pinned browser, so that the same pictures are valid on every machine. */
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { requireBrowser, softwareRenderingSwitches } from '@hangtag/tools/browser';

const ownFolder = fileURLToPath(new URL('.', import.meta.url));

const { executablePath, source } = await requireBrowser();

/** Only the pinned browser draws the same pixels everywhere; with another one the pictures are skipped. */
export const isPinned = source === 'package';

/**
 * Rendering without a graphics card, the same everywhere. The package's own list is for small servers (one process for
 * everything), where a second page ends the browser.
 */
const switches = [
  '--no-sandbox',
  '--no-zygote',
  '--in-process-gpu',
  ...softwareRenderingSwitches,
  '--font-render-hinting=none',
  // A frame is shown only when it is complete, and always as a whole.
  '--disable-checker-imaging',
  '--disable-partial-raster',
  '--run-all-compositor-stages-before-draw',
  // The same arithmetic on every processor.
  '--disable-skia-runtime-opts',
] as const;

const provider = playwright({
  launchOptions: { executablePath, args: [...switches] },
  contextOptions: {
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
    deviceScaleFactor: 1,
  },
});

/** `npm run prove -- pictures` writes them into its own folder. */
const { PICTURE_FOLDER = `${ownFolder}screenshots` } = process.env;

/** The path of a picture: `screenshots/<theme or mode>/<group>/<story>.png`. */
const picturePath = (folder: string) => (data: { arg: string; ext: string }) =>
  `${folder}/${data.arg}${data.ext}`;

/** Vitest's browser mode. */
export const browserMode = {
  enabled: true,
  headless: true,
  provider,
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
  expect: {
    toMatchScreenshot: {
      comparatorName: 'pixelmatch' as const,
      // Ten steps of grey: a line in another role's colour is noticed; at the default of 0.1 it would pass.
      comparatorOptions: { threshold: 0.04, allowedMismatchedPixels: 0 },
      resolveScreenshotPath: picturePath(PICTURE_FOLDER),
      resolveDiffPath: picturePath(`${ownFolder}differences`),
    },
  },
};
