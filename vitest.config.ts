import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/longest-first.ts'

/**
 * Each of these gets its modules anew: what the browser's keep between calls is what they are about. In threads, because a
 * process for each costs four times as much.
 */
const apart = [
  'apps/web/app/api/*.test.ts',
  'apps/web/**/{end-sign-in,flow,guard,guard-navigation,leave-for,live-connection,open-notebook,poll,session,storage,watch-session}.test.ts',
  'apps/web/**/{room-engine,room-engine.property,sender}.test.ts',
]
const web = [
  'apps/web/**/*.test.{ts,tsx}',
  '{apps/admin,packages/ui}/**/*.test.tsx',
  'packages/exam-ui/**/*.test.{ts,tsx}',
]

export default defineConfig({
  test: {
    // Property tests and whole clusters on a busy two-core machine; a test that hangs still ends.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    // One more than there are cores: a fifth of the time a test waits for the database or for a process that starts.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    globalSetup: ['packages/db/src/testing/global-setup.ts'],
    // Loading the server, or React, anew for each file took longer than all its tests.
    isolate: false,
    // A class is called what its sheet calls it.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{apps,packages,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', ...web, ...apart],
          // As the server runs: by Node itself, which takes a third of the time that Vite needs to hand over a thousand modules.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          execArgv: ['--import', new URL('apps/server/src/resolve-once.ts', import.meta.url).href],
        },
      },
      // By itself, because these stand in for a browser's globals.
      { extends: true, test: { name: 'web', include: web, exclude: ['**/node_modules/**', ...apart] } },
      { extends: true, test: { name: 'apart', include: apart, isolate: true, pool: 'threads' } },
    ],
  },
})
