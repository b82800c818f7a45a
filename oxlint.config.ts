import { fileURLToPath } from 'node:url';
import { defineConfig } from 'oxlint';
import { boundaries } from './packages/tools/src/lint/boundaries.ts';

export default defineConfig({
  plugins: [
    'eslint',
    'typescript',
    'unicorn',
    'oxc',
    'react',
    'jsx-a11y',
    'import',
    'promise',
    'vitest',
  ],
  jsPlugins: [
    fileURLToPath(new URL('./packages/tools/src/lint/retiredWordsPlugin.ts', import.meta.url)),
  ],
  categories: { correctness: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  env: { builtin: true, browser: true, node: true },
  ignorePatterns: [
    '**/node_modules/**',
    '**/dist/**',
    '**/storybook-static/**',
    '.data/**',
    '.cache/**',
    '.storybook/public/**',
    '/coverage/**',
    // Other libraries, installed by `npm run prove -- twins` alone.
    'packages/tools/bench/twins/**',
    'test-results/**',
  ],
  rules: {
    'eslint/eqeqeq': 'error',
    'eslint/max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
    'eslint/no-console': 'error',
    // Refusing control characters in what people send is a rule of this product, not a slip.
    'eslint/no-control-regex': 'off',
    'eslint/no-var': 'error',
    'eslint/prefer-const': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'react/exhaustive-deps': 'error',
    'react/no-danger': 'error',
    // The JSX runtime is imported by the compiler.
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'typescript/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
    // `import('x')` in a type is how a lazily loaded module is described.
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-non-null-assertion': 'error',
    'vitest/expect-expect': [
      'error',
      { assertFunctionNames: ['expect', 'expect*', 'fc.assert', 'assert*'] },
    ],
    // Tables of cases decide what to expect from each row.
    'vitest/no-conditional-expect': 'off',
    'vitest/no-disabled-tests': 'error',
    'vitest/no-focused-tests': 'error',
    'vitest/no-standalone-expect': 'off',
    'vitest/require-to-throw-message': 'off',
    // Vitest takes a second argument: the words that say which case of a loop failed.
    'words/retired': 'error',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
  },
  overrides: [
    ...boundaries,
    {
      // These are read by their default export: it is the other tool's contract.
      files: [
        '**/*.config.ts',
        '.storybook/**',
        'stories/**/*.stories.tsx',
        'packages/tools/src/lint/retiredWordsPlugin.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      // A fixture of Playwright takes a function called `use`, which is no hook.
      files: ['app/e2e/**'],
      rules: { 'react/rules-of-hooks': 'off' },
    },
    {
      // Tables of data are as long as the data.
      files: [
        'packages/server/src/db/starter*.ts',
        'packages/server/src/sections/sections.test.ts',
        'packages/server/src/db/schema/**',
        'packages/demo/src/content/**',
        'stories/fixtures/**',
        // A state and its tests stand beside each other.
        'stories/**/*.stories.tsx',
      ],
      rules: { 'eslint/max-lines': 'off' },
    },
    {
      // Programs that talk to the person who started them.
      files: ['packages/tools/**', 'packages/server/src/main.ts'],
      rules: { 'eslint/no-console': 'off' },
    },
    {
      // The one place of the app that may write to the browser's console (F056, F057).
      files: ['app/remote/log.ts'],
      rules: { 'eslint/no-console': 'off' },
    },
  ],
});
