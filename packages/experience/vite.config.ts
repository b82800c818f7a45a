import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlineCss } from './build/inlineCss.ts';

export default defineConfig({
  plugins: [vanillaExtractPlugin({ identifiers: 'short' }), react(), inlineCss()],
  // React's development build warns and is slow; the module is always the production one.
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
