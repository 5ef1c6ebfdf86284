import type { ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@prostuti/db/testing/temporary-folder'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { nameOfMoment } from '../store/backup-folder.ts'
import type { keepWal } from '../wal/keep-wal.ts'
import { createNightlyBackups } from './nightly-backups.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

const startedAt = new Date('2026-11-18T12:00:00+06:00')
const after = (minutes: number) => new Date(startedAt.getTime() + minutes * 60_000)

/** The nightly backups of a centre, with processes that end when the test says so. */
function openNightly({ isOff = false, forget = vi.fn(async () => {}) } = {}) {
  const hour = isOff ? undefined : 3
  const folder = temporaryFolder('prostuti-nightly-')
  closing.push(() => rmSync(folder, { recursive: true }))
  const log = { info: vi.fn(), error: vi.fn() }
  const children: EventEmitter[] = []
  const start = () => {
    const child = Object.assign(new EventEmitter(), { unref() {}, kill: () => child.emit('exit', null, 'SIGTERM') })
    children.push(child)
    return child as unknown as ChildProcess
  }
  let onGap = () => {}
  const keep: typeof keepWal = (keeping) => {
    onGap = keeping.onGap
    return { close: async () => {} }
  }
  const place = { dataDir: folder, databaseUrl: undefined, backup: { folder, secret: undefined, keepDays: 14, hour } }
  const nightly = createNightlyBackups(place, log, { program: 'none', startedAt, start, keep, forget })
  closing.push(() => nightly.close())
  return { folder, nightly, log, children, findGap: () => onGap() }
}

describe('nightly backups', () => {
  it('begin when it is time, one at a time, and are told to stop with the server', async () => {
    const { nightly, children } = openNightly()
    expect([await nightly.look(after(9)), await nightly.look(after(11)), await nightly.look(after(80))]).toEqual([
      0, 1, 0,
    ])
    expect(children).toHaveLength(1)
    await nightly.close()
  })

  it('go on after one whose process could not be started', async () => {
    const { nightly, children, log } = openNightly()
    await nightly.look(after(11))
    children[0]!.emit('error', new Error('spawn EAGAIN'))
    expect(log.error).toHaveBeenCalledExactlyOnceWith('backup: none was made: spawn EAGAIN')
    expect([await nightly.look(after(60)), await nightly.look(after(72))]).toEqual([0, 1])
    children[1]!.emit('error', new Error('spawn EAGAIN'))
    await nightly.close()
  })

  it('are made for a gap in the WAL until one has succeeded', async () => {
    const { nightly, children, folder, findGap } = openNightly()
    mkdirSync(join(folder, nameOfMoment(startedAt)))
    expect(await nightly.look(after(11))).toBe(0)
    findGap()
    expect(await nightly.look(after(12))).toBe(1)
    children[0]!.emit('exit', 1, null)
    expect(await nightly.look(after(73))).toBe(1)
    // One more while that one is made: it does not have what is lost now.
    findGap()
    children[1]!.emit('exit', 0, null)
    expect(await nightly.look(after(134))).toBe(1)
    children[2]!.emit('exit', 0, null)
    expect(await nightly.look(after(195))).toBe(0)
  })

  it('that are off leave no WAL to be kept for them, also if the database was away at first', async () => {
    const forget = vi.fn(async () => {})
    forget.mockRejectedValueOnce(new Error('away'))
    const { nightly } = openNightly({ isOff: true, forget })
    await expect(nightly.look(after(1))).rejects.toThrow('away')
    for (const minutes of [2, 3]) expect(await nightly.look(after(minutes))).toBe(0)
    expect(forget).toHaveBeenCalledTimes(2)
  })
})
