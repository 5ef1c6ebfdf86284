import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { launch } from 'chrome-launcher'
import { browserFlags } from '../../scripts/browser-flags.ts'
import { findBrowser } from '../../scripts/find-browser.ts'
import { openBadNetwork } from './bad-network.ts'
import { beginExam } from './room.ts'
import { type Row, type Setting, settle } from './scenarios.ts'

/** How long after its last choice a browser is killed. */
const moments = [0, 2, 5, 10, 20, 50, 100]

/**
 * The browser's processes are killed with -9 while the doctor chooses without a network, and started again with the same
 * profile. What the room had shown as kept must be there; of the last choice, made so many milliseconds before the kill,
 * nobody has said so, and the note tells from when on it was.
 */
export async function playKilled({ serverPort, scale }: Setting): Promise<Row> {
  const network = await openBadNetwork(serverPort)
  const profile = mkdtempSync(join(tmpdir(), 'prostuti-profile-'))
  const lost: number[] = []
  let browser = await start(profile)
  try {
    const room = await beginExam(await browser.newPage(), network.url)
    const keptWithin: number[] = []
    for (const moment of moments) {
      network.set({ offline: true })
      for (let nth = 1; nth < scale.choices / moments.length; nth++) {
        await room.choose()
        const from = performance.now()
        await room.page.locator('[data-part~="savedline"][data-is~="kept"]').waitFor()
        keptWithin.push(performance.now() - from)
        await room.goOn()
      }
      const last = await room.choose()
      await pause(moment)
      await browser.kill()
      browser = await start(profile)
      // The sign-in and the kept page, only seconds old, may be gone with the browser: it writes them down later.
      network.set({})
      await room.reopen(browser.context, 'room')
      if (!(await room.isShown())) {
        lost.push(moment)
        room.chosen.delete(last)
      }
      await room.goOn()
    }
    const settled = await settle(room)
    const slowest = Math.round(Math.max(...keptWithin))
    return {
      scenario: `killed ${moments.length} times`,
      ...settled,
      'saved meanwhile': 0,
      note: `shown as kept within ${slowest} ms; last choice lost when killed ${lost.length > 0 ? lost.join(', ') : 'never'} ms after it`,
    }
  } finally {
    await browser.kill()
    await network.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

async function start(userDataDir: string) {
  const chrome = await launch({
    chromePath: findBrowser(),
    chromeFlags: ['--headless', ...browserFlags],
    userDataDir,
    logLevel: 'silent',
  })
  const connected = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`)
  const [context] = connected.contexts()
  if (!context) throw new Error('the browser has no window')
  const over = new Promise<void>((resolve) => chrome.process.once('exit', () => resolve()))
  return {
    context,
    newPage: () => context.newPage(),
    /** All its processes at once. */
    async kill() {
      if (chrome.process.exitCode === null && chrome.process.signalCode === null) process.kill(-chrome.pid, 'SIGKILL')
      await over
    },
  }
}
