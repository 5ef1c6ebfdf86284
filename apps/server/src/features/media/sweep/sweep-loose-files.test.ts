import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { tables } from '@prostuti/db'
import { createTestDatabase, type TestDatabase } from '@prostuti/db/testing/index'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFolderStorage } from '../../../storage/folder-storage.ts'
import { sweepLooseFiles } from './sweep-loose-files.ts'

let database: TestDatabase
let dataDir: string
beforeAll(async () => {
  database = await createTestDatabase({ demo: false })
  dataDir = await mkdtemp(join(tmpdir(), 'prostuti-loose-'))
})
afterAll(async () => {
  await database.close()
  await rm(dataDir, { recursive: true })
})

const key = () => randomBytes(24).toString('base64url')
const put = async (path: string): Promise<string> => {
  await mkdir(dirname(join(dataDir, path)), { recursive: true })
  await writeFile(join(dataDir, path), 'x')
  return path
}
const isThere = (path: string) => existsSync(join(dataDir, path))
const now = new Date('2026-11-16T06:00:00Z')
const sweepAfter = (days: number) =>
  sweepLooseFiles(database.db, createFolderStorage(dataDir), new Date(now.getTime() + days * 86_400_000))

describe('files that nothing names', () => {
  it('go a week after they were found, and whatever a row names stays for ever', async () => {
    const { db } = database
    const size = { pages: 1, bytes: 1, widthPoints: 1, heightPoints: 1 }
    const [named, replaced] = [await put(`documents/${key()}.pdf`), await put(`documents/${key()}.pdf`)]
    const [made] = await db
      .insert(tables.document)
      .values({ name: 'heart', file: replaced.slice('documents/'.length), ...size })
      .returning()
    const [current, before, left] = [key(), key(), key()]
    const files = {
      current: await put(`videos/${current}/video.mp4`),
      before: await put(`videos/${before}/video.mp4`),
      left: await put(`videos/${left}/video.mp4`),
      captions: await put(`videos/captions/${key()}-bn.vtt`),
      oldCaptions: await put(`videos/captions/${key()}-en.vtt`),
      lostCaptions: await put(`videos/captions/${key()}-bn.vtt`),
      product: await put('videos/recap/720.webm'),
      paper: await put('documents/reading-abg.pdf'),
    }
    const rendition = (folder: string) => ({ height: 720, bytes: 1, file: `${folder}/video.mp4` })
    const inVideos = (path: string) => path.slice('videos/'.length)
    const [watched] = await db
      .insert(tables.video)
      .values({
        title: { bn: 'হৃৎপিণ্ড' },
        source: 'file',
        renditions: [rendition(current)],
        captions: [{ language: 'bn', file: inVideos(files.captions) }],
        retired: [
          {
            renditions: [rendition(before)],
            playlist: null,
            captions: [{ language: 'en', file: inVideos(files.oldCaptions) }],
            until: now.toISOString(),
          },
        ],
        durationSeconds: 9,
      })
      .returning()

    expect(await sweepAfter(0)).toBe(0)
    // Only now it gets another file: its week begins when that is seen, however old the file is.
    await db
      .update(tables.document)
      .set({ file: named.slice('documents/'.length) })
      .where(eq(tables.document.id, made!.id))
    expect(await sweepAfter(6)).toBe(0)
    expect(isThere(files.left)).toBe(true)
    expect(await sweepAfter(8)).toBe(2)
    expect([files.left, files.lostCaptions].map(isThere)).toEqual([false, false])
    expect(isThere(replaced)).toBe(true)
    expect(await sweepAfter(14)).toBe(1)
    expect(isThere(replaced)).toBe(false)

    const kept = [named, files.current, files.before, files.captions, files.oldCaptions, files.product, files.paper]
    expect(kept.filter((path) => !isThere(path))).toEqual([])

    // What it had before is let go of by its own sweep; then it is loose like everything else.
    await db.update(tables.video).set({ retired: [] }).where(eq(tables.video.id, watched!.id))
    expect([await sweepAfter(15), await sweepAfter(23)]).toEqual([0, 2])
    expect([files.before, files.oldCaptions, files.current].map(isThere)).toEqual([false, false, true])
  })

  it('are not those that wait for a form, nor those that are named again in the meantime', async () => {
    const { db } = database
    const [member] = await db
      .insert(tables.staff)
      .values({ name: 'Rehana', email: 'loose@example.com', role: 'owner' })
      .returning()
    const [waiting, found] = [key(), key()]
    const [ofForm, again] = [await put(`documents/${waiting}.pdf`), await put(`documents/${found}.pdf`)]
    await db
      .insert(tables.upload)
      .values({ key: waiting, staffId: member!.id, kind: 'document', name: 'a.pdf', bytes: 1 })
    // Parts that count, and those that an upload left which is gone, as today's and earlier versions keep them.
    const onWay = await put(`uploads/${waiting}/0-abcdefghijkl`)
    const lost = [await put(`uploads/${key()}/0-abcdefghijkl`), await put(`uploads/${key()}.part`)]
    await sweepAfter(30)
    const size = { pages: 1, bytes: 1, widthPoints: 1, heightPoints: 1 }
    await db.insert(tables.document).values({ name: 'lungs', file: `${found}.pdf`, ...size })
    await sweepAfter(40)
    expect([ofForm, again, onWay].map(isThere)).toEqual([true, true, true])
    expect(lost.map(isThere)).toEqual([false, false])
  })
})
