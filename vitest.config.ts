import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{apps,packages,scripts,bench}/**/*.test.{ts,tsx}'],
    // Property tests and whole clusters on a busy two-core machine; a test that hangs still ends.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    globalSetup: ['packages/db/src/testing/global-setup.ts'],
  },
})
