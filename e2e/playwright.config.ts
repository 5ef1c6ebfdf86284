import '../apps/server/src/resolve-once.ts'
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { browserFlags } from '../scripts/browser-flags.ts'

/** A page that is open for seconds costs more to optimise than that saves, and a process of its own for drawing more than it draws. */
const flagsForShortVisits = ['--js-flags=--no-opt --no-maglev', '--in-process-gpu']

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // A journey keeps a core busy, its browser, the server and the database together; one more fills the moments in which they wait.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: [['list']],
  // What Node runs as it is on the server needs no rewriting for the tests.
  build: { external: ['**/apps/web/build/**', '**/apps/server/src/**', '**/packages/**'] },
  use: {
    baseURL: process.env.E2E_BASE_URL,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: [...browserFlags, ...flagsForShortVisits] },
    locale: 'bn-BD',
    timezoneId: 'Asia/Dhaka',
    // It would answer some calls before a test can; the journeys about it allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // A trace of every test costs a third of the time; E2E_TRACE=1 asks for it when a failure needs one.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [
    {
      name: 'phone',
      use: {
        viewport: { width: 360, height: 800 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
        // For a reader who wants less motion, which is less to draw; at the desk everything moves. A journey about motion asks for it.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    { name: 'desktop', grepInvert: /@once/, use: { viewport: { width: 1280, height: 800 } } },
  ],
})
