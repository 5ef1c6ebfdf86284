import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Each of these gets its modules anew: the browser's keep state between calls, and one test puts a spy in a module's place. */
const apart = ['apps/web/**/*.test.{ts,tsx}', 'apps/server/src/features/identity/sign-in/log-in.test.ts']

export default defineConfig({
  test: {
    // Property tests and whole clusters on a busy two-core machine; a test that hangs still ends.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Left to itself it spares a core, which on two cores leaves one; much of the time a test waits for the database.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    globalSetup: ['packages/db/src/testing/global-setup.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['{apps,packages,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', ...apart],
          // Loading the server anew for each of its files took longer than all their tests.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'apart', include: apart } },
    ],
  },
})
