import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { inlineCss } from './build/inlineCss.ts';
import { pageFonts } from './build/pageFonts.ts';
import { shortNames } from './build/shortNames.ts';

export default defineConfig({
  plugins: [vanillaExtractPlugin({ identifiers: shortNames() }), inlineCss(), pageFonts()],
  // React's development build warns and is slow; the module is the production one whatever NODE_ENV says here.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'src/render.tsx',
    ssrEmitAssets: true,
    cssMinify: true,
    minify: true,
    outDir: 'dist',
    rolldownOptions: { output: { entryFileNames: 'render.js', codeSplitting: false } },
  },
});
