import { chromium } from '@playwright/test'
import { browserFlags } from '../../scripts/browser-flags.ts'
import { findBrowser } from '../../scripts/find-browser.ts'
import { startServer } from '../../scripts/start-server.ts'
import type { Bench } from '../support/bench.ts'
import { playKilled } from './killed.ts'
import { playAll, type Scale } from './scenarios.ts'

const whole: Scale = { choices: 42, everyMs: 2000, offlineMs: 120_000 }
/** `ROOM_NETWORK=short`: proves that everything works, in about a minute. */
const short: Scale = { choices: 14, everyMs: 400, offlineMs: 10_000 }

/**
 * The exam room in a real browser, a doctor for each kind of bad network and bad storage. Chosen and not in the database
 * when the network is good again: 0 everywhere, or the run fails.
 */
const bench: Bench = async () => {
  const scale = process.env.ROOM_NETWORK === 'short' ? short : whole
  const server = await startServer()
  process.env.E2E_DATA_DIR = server.dataDir
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
  try {
    const setting = { browser, serverPort: Number(new URL(server.url).port), scale }
    const [rows, killed] = await Promise.all([playAll(setting), playKilled(setting)])
    const table = [...rows, killed]
    const missing = table.reduce((sum, row) => sum + row.missing, 0)
    if (missing > 0) {
      console.table(table)
      throw new Error(`${missing} answers were chosen and are missing`)
    }
    return { table, figures: { chosen: table.reduce((sum, row) => sum + row.chosen, 0), missing } }
  } finally {
    await browser.close()
    await server.stop()
  }
}

export default bench
