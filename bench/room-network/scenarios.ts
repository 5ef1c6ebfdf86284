import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { haveStorageTrouble, type StorageTrouble, storageScript } from '../../e2e/support/bad-storage.ts'
import { type BadNetwork, openBadNetwork, type Weather } from './bad-network.ts'
import { beginExam, type Examinee } from './room.ts'

export type Row = {
  scenario: string
  chosen: number
  /** Of them on the server while it was still bad. */
  'saved meanwhile': number
  missing: number
  /** From the network's return until the database had everything. */
  'seconds to the last': number
  note: string
}

export type Scale = { choices: number; everyMs: number; offlineMs: number }

export type Setting = { browser: Browser; serverPort: number; scale: Scale }

type Story = (
  room: Examinee,
  tools: { network: BadNetwork; scale: Scale; choose(count: number): Promise<void> },
) => Promise<string>

const patienceMs = 180_000

/** A doctor, a network and a story of what happens to them; at the end the network is good again and the answers are counted. */
async function play({ browser, serverPort, scale }: Setting, scenario: string, story: Story): Promise<Row> {
  const network = await openBadNetwork(serverPort)
  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, locale: 'bn-BD' })
  try {
    await context.addInitScript(storageScript)
    const room = await beginExam(await context.newPage(), network.url)
    const choose = async (count: number) => {
      for (let nth = 0; nth < count; nth++) {
        await room.choose()
        await room.goOn()
        await pause(scale.everyMs)
      }
    }
    const note = await story(room, { network, scale, choose })
    const meanwhile = room.chosen.size - (await room.missing()).length
    network.set({})
    return { scenario, ...(await settle(room)), 'saved meanwhile': meanwhile, note }
  } finally {
    await context.close()
    await network.close()
  }
}

/** Waits until the database has every choice, or for so long that nobody would. */
export async function settle(room: Examinee): Promise<Pick<Row, 'chosen' | 'missing' | 'seconds to the last'>> {
  const from = performance.now()
  let missing = await room.missing()
  while (missing.length > 0 && performance.now() - from < patienceMs) {
    await pause(250)
    missing = await room.missing()
  }
  const seconds = Math.round((performance.now() - from) / 100) / 10
  return { chosen: room.chosen.size, missing: missing.length, 'seconds to the last': seconds }
}

const under =
  (weather: Partial<Weather>): Story =>
  async (_, { network, scale, choose }) => {
    network.set(weather)
    await choose(scale.choices)
    // As long again, as a doctor thinks about the last question.
    await pause(scale.choices * scale.everyMs)
    return `${network.counts.lost} calls lost, ${network.counts.passed} passed`
  }

const offline: Story = async (_, { network, scale, choose }) => {
  network.set({ offline: true })
  const from = performance.now()
  await choose(scale.choices)
  await pause(Math.max(0, scale.offlineMs - (performance.now() - from)))
  return `${Math.round((performance.now() - from) / 1000)} s offline`
}

/** Without a pause between the choices, so that some are always being written when the page goes. */
const closedAndReopened: Story = async (room, { network, scale }) => {
  network.set({ offline: true })
  const context = room.page.context()
  for (let round = 0; round < 2; round++) {
    for (let nth = 0; nth < scale.choices / 2; nth++) {
      await room.choose()
      if (nth < scale.choices / 2 - 1) await room.goOn()
    }
    await room.page.close()
    for (const until of ['commit', 'room'] as const) {
      await room.reopen(context, until)
      await room.page.close()
    }
    await room.reopen(context, 'room')
    await room.goOn()
  }
  return 'closed six times without a network'
}

const badStorage =
  (trouble: StorageTrouble, reload: boolean): Story =>
  async (room, { network, scale, choose }) => {
    network.set({ offline: true })
    await choose(scale.choices / 2)
    await haveStorageTrouble(room.page, trouble)
    await choose(scale.choices / 2)
    const warned = await room.page.locator('[data-part~="offbar"]').textContent()
    if (!reload) return `the page said: ${warned}`
    const context = room.page.context()
    await room.page.close()
    await room.reopen(context, 'room')
    return 'closed and reopened without a network'
  }

const stories: [string, Story][] = [
  ['30 % of calls lost', under({ lossPercent: 30 })],
  ['60 % of calls lost', under({ lossPercent: 60 })],
  ['5 s each way', under({ latencyMs: 5000 })],
  ['15 s each way', under({ latencyMs: 15_000 })],
  ['two minutes offline', offline],
  ['closed and reopened offline', closedAndReopened],
  ['database refuses', badStorage('refuses', true)],
  ['database never answers', badStorage('hangs', true)],
  ['all storage full', badStorage('full', false)],
]

/** All at once: each has a browser context, a doctor and a network of its own. */
export const playAll = (setting: Setting): Promise<Row[]> =>
  Promise.all(stories.map(([scenario, story]) => play(setting, scenario, story)))
