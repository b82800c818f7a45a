import { defineConfig } from 'vite';

/** The stub of Stripe.js: one classic script, loaded before anything asks for `window.Stripe`. */
export default defineConfig({
  build: {
    outDir: 'dist',
    target: 'es2023',
    lib: {
      entry: 'src/stripeJsStub/main.ts',
      formats: ['iife'],
      name: 'HangtagStripeJsStub',
      fileName: () => 'stripe.js',
    },
  },
});
