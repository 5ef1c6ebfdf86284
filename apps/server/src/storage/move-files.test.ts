import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type S3StandIn, startS3StandIn } from '@prostuti/sandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFolderStorage } from './folder-storage.ts'
import { moveFiles } from './move-files.ts'
import { createS3Storage } from './s3/s3-storage.ts'
import type { Storage } from './storage.ts'

const script = fileURLToPath(new URL('../../../../scripts/storage/move-files.ts', import.meta.url))

let dataDir: string
let standIn: S3StandIn
let bucket: Storage
const files = new Map<string, Buffer>()
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'prostuti-move-'))
  standIn = await startS3StandIn()
  bucket = createS3Storage(standIn.settings, { dataDir, patience: { pauseMs: 5 } })
  for (let nth = 0; nth < 60; nth++) files.set(`files/site/${nth}.webp`, randomBytes(2_000))
  files.set('videos/a/source.mp4', randomBytes(9 * 1024 * 1024))
  files.set('videos/a/hls-1-1/0/index.m3u8', Buffer.from('#EXTM3U'))
  files.set('documents/b.pdf', randomBytes(30_000))
  for (const [key, bytes] of files) {
    await mkdir(dirname(join(dataDir, key)), { recursive: true })
    await writeFile(join(dataDir, key), bytes)
  }
})
afterAll(async () => {
  bucket.close()
  await standIn.close()
  await rm(dataDir, { recursive: true })
})

function start() {
  const { endpoint, bucket: name, region, accessKeyId, secretAccessKey } = standIn.settings
  const child = spawn(process.execPath, [script], {
    env: {
      ...{ PATH: process.env.PATH, DATA_DIR: dataDir, S3_ENDPOINT: endpoint, S3_BUCKET: name, S3_REGION: region },
      ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
    },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text))
  const ended = once(child, 'close').then(([code]) => ({ code, said }))
  return { child, ended }
}

const onDisk = async () =>
  (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length

describe('moving files', { timeout: 90_000 }, () => {
  it('goes on after a kill, has every file as it was, and changes nothing on the disk until it is asked to', async () => {
    const killed = start()
    await expect.poll(() => standIn.keys().length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(10)
    killed.child.kill('SIGKILL')
    await killed.ended
    const before = standIn.keys()
    expect(before.length).toBeLessThan(files.size)
    for (const key of before) expect([key, (await bucket.get(key))!.equals(files.get(key)!)]).toEqual([key, true])

    const { code, said } = await start().ended
    expect([code, said]).toEqual([
      0,
      expect.stringContaining(`${before.length} were there already, 0 removed, 0 failed`),
    ])
    expect(standIn.keys()).toEqual([...files.keys()].toSorted())
    for (const [key, bytes] of files) expect([key, (await bucket.get(key))!.equals(bytes)]).toEqual([key, true])
    // What the killed one had in its hands is swept up by the server.
    expect(await onDisk()).toBeGreaterThanOrEqual(files.size)

    const folder = createFolderStorage(dataDir)
    const removing = await moveFiles({ from: folder, to: bucket, remove: true })
    expect(removing).toMatchObject({ copied: 0, known: files.size, removed: files.size, faults: [] })
    expect(await folder.stat('documents/b.pdf')).toBeUndefined()
    const back = await moveFiles({ from: bucket, to: folder, remove: false })
    expect(back).toMatchObject({ copied: files.size, known: 0, faults: [] })
    for (const [key, bytes] of files)
      expect([key, (await readFile(join(dataDir, key))).equals(bytes)]).toEqual([key, true])
  })

  it('says what failed and removes nothing then, and leaves alone what is not ours', async () => {
    const folder = createFolderStorage(dataDir)
    await writeFile(join(dataDir, 'documents', 'বই.pdf'), 'a file of somebody')
    await folder.put('documents/new.pdf', randomBytes(100))
    standIn.fail('error', { method: 'PUT', times: 3, key: /new/ })
    const report = await moveFiles({ from: folder, to: bucket, remove: true })
    expect(report).toMatchObject({ copied: 0, removed: 0, faults: [expect.stringContaining('documents/new.pdf')] })
    expect(report.strange).toEqual(['documents/বই.pdf'.normalize('NFC')].map(() => expect.stringContaining('.pdf')))
    expect((await folder.stat('documents/new.pdf'))?.bytes).toBe(100)
    // One that is something else under the same name is replaced by the one that is moved.
    await folder.put('documents/b.pdf', Buffer.from('another'))
    expect(await moveFiles({ from: folder, to: bucket, remove: false })).toMatchObject({ copied: 2, faults: [] })
    expect((await bucket.get('documents/b.pdf'))!.toString()).toBe('another')
  })
})
