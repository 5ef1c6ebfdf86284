import { chromium } from '@playwright/test'
import { connect, findEmbeddedPostgres } from '../../packages/db/src/index.ts'
import { browserFlags } from '../../scripts/browser-flags.ts'
import { findBrowser } from '../../scripts/find-browser.ts'
import { startServer } from '../../scripts/start-server.ts'
import { signInOwner } from '../admin-lists/sign-in-owner.ts'
import type { Bench } from '../support/bench.ts'
import { type Fault, judgeScreens } from './judge-screens.ts'
import { listAddresses } from './list-addresses.ts'
import { measureFirstLoad } from './measure-first-load.ts'
import type { View } from './open-office.ts'
import { heaviestBytes, weighScreens } from './weigh-screens.ts'

const views: View[] = [360, 768, 1280, 1920]
  .flatMap((width) =>
    (['bn', 'en'] as const).map((language) => ({ width, language, isJudgedByAxe: width === 768 || width === 1280 })),
  )
  .slice(0, Number(process.env.OFFICE_VIEWS ?? 8))

/**
 * Opens every screen of the office as an owner: both languages and themes by axe at 768 and 1280; nothing sideways, no error and a
 * name of its own from 360 to 1920. Then what a browser that has nothing yet must fetch for each of them, and how long a list takes on a
 * slow line. `OFFICE=batches` opens only the addresses that match; `OFFICE_VIEWS=0` judges none of them and weighs them alone.
 */
const bench: Bench = async () => {
  const server = await startServer({ ADDRESS_LIMIT: '0' })
  const database = connect((await findEmbeddedPostgres({ dataDir: server.dataDir })).url, { max: 2 })
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
  try {
    const owner = await signInOwner(server.officeUrl, database.db)
    const only = new RegExp(process.env.OFFICE ?? '')
    const addresses = (await listAddresses({ url: server.officeUrl, db: database.db, ...owner })).filter((address) =>
      only.test(address),
    )
    const office = { url: server.officeUrl, cookie: owner.cookie }
    const { loads, ...first } = await measureFirstLoad(browser, office)
    const weights = await weighScreens(browser, office, addresses)
    const tooHeavy = weights.filter(({ bytes }) => bytes > heaviestBytes)
    // Each view is somebody's own: nobody opens so many forms in a minute.
    const faults = await inTwo(views, async (view) => {
      const { cookie } = await signInOwner(server.officeUrl, database.db)
      return judgeScreens(browser, { url: server.officeUrl, cookie }, { view, addresses })
    })
    const judged = addresses.length * views.filter(({ isJudgedByAxe }) => isJudgedByAxe).length * 2
    return {
      table: [
        {
          what: `${addresses.length} screens in ${views.length} views, ${judged} of them by axe`,
          faults: faults.length,
        },
        ...faults.map(({ where, what }) => ({ what: where, faults: what })),
        ...loads,
        { what: `first loads of ${weights.length} screens over ${heaviestBytes} bytes`, faults: tooHeavy.length },
        ...[...new Set([...tooHeavy, ...weights.slice(0, 5)])].map(({ address, bytes }) => ({
          what: `first load of ${address}, bytes`,
          faults: bytes,
        })),
      ],
      figures: {
        too_heavy: tooHeavy.length,
        heaviest_bytes: weights[0]?.bytes ?? 0,
        screens: addresses.length,
        judged_by_axe: judged,
        faults: faults.length,
        ...first,
      },
    }
  } finally {
    await browser.close()
    await database.close()
    await server.stop()
  }
}

export default bench

/** Two at a time: while one page waits the other is judged. */
async function inTwo(waiting: readonly View[], judge: (view: View) => Promise<Fault[]>): Promise<Fault[]> {
  const left = [...waiting]
  const faults: Fault[] = []
  const next = async (): Promise<void> => {
    const view = left.shift()
    if (view === undefined) return
    faults.push(...(await judge(view)))
    return next()
  }
  await Promise.all([next(), next()])
  return faults
}
