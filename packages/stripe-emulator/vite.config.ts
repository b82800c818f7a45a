import { defineConfig } from 'vite';

/** The stand-in for Stripe.js: one classic script, loaded before anything asks for `window.Stripe`. */
export default defineConfig({
  build: {
    outDir: 'dist',
    target: 'es2023',
    lib: {
      entry: 'src/standIn/main.ts',
      formats: ['iife'],
      name: 'HangtagStripeStandIn',
      fileName: () => 'stripe.js',
    },
  },
});
