import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{apps,packages,scripts,bench}/**/*.test.{ts,tsx}'],
    globalSetup: ['packages/db/src/testing/global-setup.ts'],
  },
})
