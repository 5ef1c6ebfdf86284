import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { temporaryFolder } from '@prostuti/db/testing/temporary-folder'
import { findBrowser } from '../../scripts/find-browser.ts'
import { startServer } from '../../scripts/start-server.ts'

/** All journeys come from one address and stand for visitors from many. */
const allVisitors = '10000'

/** One real server of two workers with the demo data for all journeys; Playwright's own workers read its address from the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  process.env.CHROMIUM_PATH = findBrowser()
  // In memory, where there is room for it: no journey is about the disk.
  const dataDir = temporaryFolder('prostuti-journeys-')
  const forget = () => rmSync(dataDir, { recursive: true, force: true })
  const server = await startServer({ ADDRESS_LIMIT: allVisitors, WORKERS: '2' }, undefined, dataDir).catch(
    (error: unknown) => {
      forget()
      throw error
    },
  )
  process.env.E2E_BASE_URL = server.url
  process.env.E2E_OFFICE_URL = server.officeUrl
  process.env.E2E_DATA_DIR = server.dataDir
  await firstPage(server.url)
  return async () => {
    await server.stop()
    forget()
  }
}

const patienceMs = 180_000

/** On a machine that is busy with other things, the thread that renders may take long to load the web app, once. */
async function firstPage(url: string): Promise<void> {
  const giveUpAt = Date.now() + patienceMs
  while (!(await fetch(url)).ok) {
    if (Date.now() > giveUpAt) throw new Error('the server rendered no page in time')
    await pause(200)
  }
}
