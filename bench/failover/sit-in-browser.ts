import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { browserFlags } from '../../scripts/browser-flags.ts'
import { findBrowser } from '../../scripts/find-browser.ts'
import { beginExam } from '../room-network/room.ts'
import { settle } from '../room-network/scenarios.ts'

export type Sat = { chosen: number; missing: number; 'seconds to the last': number }

const everyMs = 2500
const mostChoices = 150

/** A doctor in the exam room, in a real browser that nobody touches but to choose. */
export async function sitInBrowser(siteUrl: string, databaseUrl: string): Promise<{ finish(): Promise<Sat> }> {
  process.env.E2E_DATABASE_URL = databaseUrl
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, locale: 'bn-BD' })
  const room = await beginExam(await context.newPage(), siteUrl)
  let isOver = false
  const sitting = (async () => {
    while (!isOver && room.chosen.size < mostChoices) {
      await room.choose()
      await room.goOn()
      await pause(everyMs)
    }
  })()
  sitting.catch(() => {})
  return {
    async finish() {
      isOver = true
      try {
        await sitting
        return await settle(room)
      } finally {
        await browser.close()
      }
    },
  }
}
