import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { tables } from '@prostuti/db'
import { temporaryFolder } from '@prostuti/db/testing/temporary-folder'
import { and, eq, isNull, lt, ne, not } from 'drizzle-orm'
import { findBrowser } from '../../scripts/find-browser.ts'
import { startServer } from '../../scripts/start-server.ts'
import { withDatabase } from './database.ts'

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
  await ranksDrawn()
  return async () => {
    await server.stop()
    forget()
  }
}

const { paper, paperStanding } = tables

const patienceMs = 180_000

/** On a machine that is busy with other things, the thread that renders may take long to load the web app, once. */
const firstPage = (url: string) => until(async () => (await fetch(url)).ok, 'the server rendered no page in time')

/** The demo's exams that are over, so that a journey that comes first finds what a later one finds. */
const ranksDrawn = () =>
  until(
    () =>
      withDatabase(async ({ db }) => {
        const isOver = and(lt(paper.closesAt, new Date()), ne(paper.kind, 'practice'), not(paper.marksEarly))
        const [waiting] = await db
          .select({ id: paper.id })
          .from(paper)
          .leftJoin(paperStanding, eq(paperStanding.paperId, paper.id))
          .where(and(isOver, isNull(paperStanding.paperId)))
          .limit(1)
        return waiting === undefined
      }),
    'the ranks of the demo were not drawn in time',
  )

async function until(isSo: () => Promise<boolean>, otherwise: string): Promise<void> {
  const giveUpAt = Date.now() + patienceMs
  while (!(await isSo())) {
    if (Date.now() > giveUpAt) throw new Error(otherwise)
    await pause(200)
  }
}
