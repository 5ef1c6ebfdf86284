import { type Db, tables } from '@prostuti/db'
import { eq, inArray, lt, ne, notInArray } from 'drizzle-orm'
import type { Storage } from '../../../storage/storage.ts'

const { document, looseFile, renditionRun, upload, video } = tables

/** So long whoever has a page open finds what it names. */
const keptMs = 7 * 24 * 3_600_000

/** What an upload or a save has made, by its name alone: what came with the product is nobody's to remove. */
const folders = [
  { folder: 'documents', isOurs: /^[A-Za-z0-9_-]{32}\.pdf$/ },
  { folder: 'videos/captions', isOurs: /^[A-Za-z0-9_-]{32}-(bn|en)\.vtt$/ },
  // All files of one video.
  { folder: 'videos', isOurs: /^[A-Za-z0-9_-]{32}$/ },
  // The parts of one upload; with an ending, as earlier versions kept them.
  { folder: 'uploads', isOurs: /^[A-Za-z0-9_-]{32}(\.[A-Za-z0-9_-]{12}\.copy|\.part)?$/ },
]

/**
 * Removes files that nothing has named for a week: PDFs and captions that were replaced, and what a process that died has left. How old
 * a file is says nothing of when it was replaced, so whatever is found loose is written down and looked at again.
 */
export async function sweepLooseFiles(db: Db, storage: Storage, now: Date): Promise<number> {
  // The files first: one that gets its row a moment later is loose only until the next time.
  const there = await listOurs(storage)
  const used = await readUsed(db)
  const loose = there.filter((path) => !used.has(path))
  // Those that are gone, or are named again.
  await db.delete(looseFile).where(loose.length > 0 ? notInArray(looseFile.path, loose) : undefined)
  if (loose.length === 0) return 0
  await db
    .insert(looseFile)
    .values(loose.map((path) => ({ path, foundAt: now })))
    .onConflictDoNothing()
  const old = await db
    .select()
    .from(looseFile)
    .where(lt(looseFile.foundAt, new Date(now.getTime() - keptMs)))
  for (const { path } of old) {
    await storage.removeAll(`${path}/`)
    await storage.remove(path)
    await db.delete(looseFile).where(eq(looseFile.path, path))
  }
  return old.length
}

async function listOurs(storage: Storage): Promise<string[]> {
  const lists = folders.map(async ({ folder, isOurs }) => {
    const names = await storage.names(`${folder}/`)
    return names.filter((name) => isOurs.test(name)).map((name) => `${folder}/${name}`)
  })
  return (await Promise.all(lists)).flat()
}

/** Whatever a row names, and what waits for a form to take it. */
async function readUsed(db: Db): Promise<Set<string>> {
  const documents = await db.select({ file: document.file }).from(document)
  const { key, state } = upload
  const uploads = await db.select({ key, state }).from(upload).where(ne(state, 'taken'))
  const unjudged = uploads.filter((row) => row.state === 'open' || row.state === 'whole')
  const runs = await db
    .select({ file: renditionRun.file })
    .from(renditionRun)
    .where(inArray(renditionRun.state, ['waiting', 'running']))
  const videos = await db
    .select({
      renditions: video.renditions,
      playlist: video.playlist,
      captions: video.captions,
      retired: video.retired,
    })
    .from(video)
  const played = videos
    .flatMap(({ retired, ...current }) => [current, ...retired])
    .flatMap(({ renditions, playlist, captions = [] }) => [
      ...renditions.map(({ file }) => `videos/${folderOf(file)}`),
      ...(playlist === null ? [] : [`videos/${folderOf(playlist)}`]),
      ...captions.map(({ file }) => `videos/${file}`),
    ])
  return new Set([
    ...documents.map(({ file }) => `documents/${file}`),
    ...uploads.flatMap((row) => [`documents/${row.key}.pdf`, `videos/${row.key}`]),
    ...unjudged.map((row) => `uploads/${row.key}`),
    ...runs.map(({ file }) => `videos/${folderOf(file)}`),
    ...played,
  ])
}

const folderOf = (file: string): string => file.split('/')[0]!
