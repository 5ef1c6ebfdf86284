import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { placeDemoFiles } from '../../start/place-demo-files.ts'
import { createFolderStorage } from '../../storage/folder-storage.ts'
import { createPageRenderer, type PageRenderer } from './page-renderer.ts'

let dataDir: string
let renderer: PageRenderer
let processes: ChildProcess[]
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'prostuti-renderer-'))
  await placeDemoFiles(createFolderStorage(dataDir))
})
afterEach(() => renderer.close())
afterAll(() => rm(dataDir, { recursive: true }))

let folders = 0
/** With a cache of its own, and with processes that the test can reach. */
function open(options: Omit<Parameters<typeof createPageRenderer>[0], 'cacheFolder'> = {}): void {
  processes = []
  folders += 1
  const cacheFolder = join(dataDir, `cache-${folders}`)
  renderer = createPageRenderer({ cacheFolder, onStart: (child) => processes.push(child), ...options })
}

const reader = { name: 'ডা. ফারহানা', phone: '01700-000 101' }
const render = (index: number, given: { file?: string; width?: number; reader?: typeof reader } = {}) => {
  const file = join(dataDir, 'documents', given.file ?? 'ecg-easy-reading.pdf')
  const width = given.width ?? 480
  return renderer.render({ file, index, width, reader: given.reader ?? reader, name: `${index}-${width}.png` })
}

describe('making pages', () => {
  it('gives each page and each reader a picture of their own, from one process', async () => {
    open()
    const other = { name: 'ডা. তানভীর', phone: '01700-000 102' }
    const [one, another, again, theirs] = await Promise.all([
      render(1),
      render(4),
      render(1),
      render(1, { reader: other }),
    ])
    expect(again!.equals(one!)).toBe(true)
    expect(another!.equals(one!)).toBe(false)
    expect(theirs!.equals(one!)).toBe(false)
    expect(await sharp(one).metadata()).toMatchObject({ format: 'webp', width: 480, height: 720 })
    expect(processes).toHaveLength(1)
  })

  it('begins anew when the process is killed in the middle of a page, or while nobody reads', async () => {
    open()
    const pages = [render(9, { width: 720 }), render(2)]
    await vi.waitUntil(() => processes.length === 1)
    processes[0]!.kill('SIGKILL')
    expect((await sharp(await pages[0]).metadata()).width).toBe(720)
    expect((await sharp(await pages[1]).metadata()).width).toBe(480)
    processes[1]!.kill('SIGKILL')
    await once(processes[1]!, 'exit')
    expect(renderer.isAwake()).toBe(false)
    expect((await render(0)).length).toBeGreaterThan(0)
    expect(processes).toHaveLength(3)
  })

  it('gives up a page that takes too long', async () => {
    open({ patienceMs: 1 })
    await expect(render(0)).rejects.toMatchObject({ code: 'unavailable' })
    expect(processes).toHaveLength(2)
    expect(renderer.isAwake()).toBe(false)
  })

  it('says what is wrong with a broken file or a page that is not there, and makes the next', async () => {
    open()
    await writeFile(join(dataDir, 'documents', 'broken.pdf'), '%PDF-1.7 and nothing more')
    await expect(render(7, { file: 'broken.pdf' })).rejects.toThrow('broken.pdf')
    await expect(render(99)).rejects.toThrow('page 99')
    await expect(render(0, { file: 'missing.pdf' })).rejects.toThrow('ENOENT')
    expect((await render(0)).length).toBeGreaterThan(0)
    expect(processes).toHaveLength(1)
  })

  it('lets only so many wait', async () => {
    open({ waitingAtMost: 1 })
    const ends = await Promise.allSettled([render(0), render(1), render(2), render(3)])
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected'])
    expect(ends[3]).toMatchObject({ reason: { code: 'unavailable', retryAfterSeconds: 5 } })
  })

  it('lets the process go when nobody has read for a while', async () => {
    open({ idleMs: 20 })
    await render(0)
    await once(processes[0]!, 'exit')
    expect(renderer.isAwake()).toBe(false)
  })

  it('never holds the event loop for 50 ms', async () => {
    open()
    await render(0)
    // By the processor time of this thread between two turns of the loop, so that a busy machine changes nothing.
    const longestTurn = async (...pages: number[]) => {
      let longestMs = 0
      let before = process.threadCpuUsage()
      const timer = setInterval(() => {
        const { user, system } = process.threadCpuUsage(before)
        longestMs = Math.max(longestMs, (user + system) / 1000)
        before = process.threadCpuUsage()
      }, 5)
      await Promise.all(pages.map((index) => render(index, { width: 1080 })))
      clearInterval(timer)
      return longestMs
    }
    // What is our doing is there every time; what is left of the tests before, and swept up meanwhile, is not.
    const longestMs = Math.min(await longestTurn(4, 5), await longestTurn(6, 7), await longestTurn(8, 9))
    expect(longestMs).toBeGreaterThan(0)
    expect(longestMs).toBeLessThan(50)
  })
})
