import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { SEGMENT_BYTES } from '@prostuti/db'
import { temporaryFolder } from '@prostuti/db/testing/temporary-folder'
import { afterEach, describe, expect, it } from 'vitest'
import { openVault } from '../store/vault.ts'
import { readReached } from './wal-files.ts'
import { createWalWriter } from './wal-writer.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const start = BigInt(SEGMENT_BYTES)
const segment = '000000010000000000000001'
const wal = Buffer.from(Array.from({ length: 1000 }, (_, at) => at % 251))

async function openWriter(secret?: string, openFile?: typeof open) {
  const folder = folders[0] ?? temporaryFolder('prostuti-wal-')
  folders[0] = folder
  const vault = await openVault(folder, secret)
  const writer = createWalWriter(vault, { folder, timeline: 1, from: start, ...(openFile && { openFile }) })
  const partial = join(folder, vault.stored(`${segment}.partial`))
  const kept = () => buffer(vault.open(partial, { mayBeUnfinished: true }))
  return { folder, writer, partial, kept }
}

describe.each([
  ['as it is', undefined],
  ['sealed', 'kq7Zr2Wm9Xc4Vb6Nt1Yp8Ls3Hd5Jg0Fa'],
])('the WAL that is received, %s', (_, secret) => {
  it('stays until as much of its segment has come again after a connection was lost', async () => {
    const first = await openWriter(secret)
    await first.writer.write(start, wal)
    expect(await first.writer.flush()).toBe(start + 1000n)
    await first.writer.close()

    const { writer, kept, folder } = await openWriter(secret)
    await writer.write(start, wal.subarray(0, 10))
    await writer.flush()
    expect(await kept()).toEqual(wal)
    await writer.write(start + 10n, wal.subarray(10))
    await writer.write(start + 1000n, wal)
    await writer.flush()
    expect(await kept()).toEqual(Buffer.concat([wal, wal]))
    expect(readdirSync(folder).filter((name) => name.endsWith('.unfinished'))).toEqual([])
    await writer.close()
  })

  it('is compressed when its segment is whole', async () => {
    const { writer, partial, folder } = await openWriter(secret)
    const piece = Buffer.alloc(SEGMENT_BYTES / 4, 'wal ')
    for (let at = 0; at < 5; at++) {
      await writer.write(start + BigInt(at * piece.length), piece)
      void writer.flush()
    }
    expect(await writer.flush()).toBe(start + BigInt(5 * piece.length))
    expect(existsSync(partial)).toBe(false)
    expect(readdirSync(folder).filter((name) => name.startsWith(`${segment}.zst`))).toHaveLength(1)
    await writer.close()
  })
})

describe('the WAL that a disk did not take', () => {
  it('is not said to be there, neither at once nor later', async () => {
    const failing: typeof open = async (...given) => {
      const handle = await open(...given)
      const datasync = handle.datasync.bind(handle)
      let calls = 0
      handle.datasync = async () => {
        calls += 1
        if (calls === 1) throw Object.assign(new Error('i/o error'), { code: 'EIO' })
        await datasync()
      }
      return handle
    }
    const { writer } = await openWriter(undefined, failing)
    await writer.write(start, wal)
    await expect(writer.flush()).rejects.toThrow('i/o error')
    await expect(writer.flush()).rejects.toThrow('i/o error')
    await writer.close()
  })
})

describe('what was reached', () => {
  it('is noted with its position and a checksum, each position once', async () => {
    const { writer, folder } = await openWriter()
    const at = (second: number) => new Date(Date.UTC(2026, 10, 18, 4, 0, second))
    for (let second = 0; second < 130; second++) {
      if (second % 2 === 0 || second < 10) await writer.write(await writer.flush(), wal.subarray(0, 8))
      await writer.flush()
      await writer.noteReached(at(second))
    }
    const notes = await readReached(folder)
    expect(notes.at(-1)).toMatchObject({ at: at(129), segment, bytes: 8 * 70, lsn: start + 560n })
    expect(notes).toHaveLength(70)
    expect(readFileSync(join(folder, 'reached'), 'utf8').split('\n')).toHaveLength(71)
    await writer.close()
  })
})
