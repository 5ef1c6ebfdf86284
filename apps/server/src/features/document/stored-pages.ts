import { AppError } from '../../errors.ts'
import type { Storage } from '../../storage/storage.ts'
import { createPageCache } from './page-cache.ts'
import type { PageJob } from './page-job.ts'
import { createPageRenderer } from './page-renderer.ts'

type StoredPage = Omit<PageJob, 'file'> & { key: string }

/** Drawn pages that all machines share, where files are in a bucket: the others need not fetch a whole book for one page. */
const sharedKey = (name: string): string => `pages/${name}`
const sharedForMs = 30 * 24 * 3_600_000

/** Pages of documents, wherever these are kept. */
export function createStoredPages({ storage, cacheFolder }: { storage: Storage; cacheFolder: string }) {
  const renderer = createPageRenderer({ cacheFolder })
  const cache = createPageCache(cacheFolder)

  /** Whether it was drawn before, here or on another machine, so that the document is not needed. */
  async function isDrawn(name: string): Promise<boolean> {
    if (storage.isLocal) return false
    if ((await cache.read(name)) !== undefined) return true
    const drawn = await storage.get(sharedKey(name))
    if (drawn === undefined) return false
    return cache.keep(name, drawn).then(
      () => true,
      // A full disk costs time, not the page.
      () => false,
    )
  }

  /** Behind the reader's back: a page that could not be shared is drawn again elsewhere. */
  async function share(name: string): Promise<void> {
    const drawn = storage.isLocal ? undefined : await cache.read(name)
    if (drawn !== undefined) await storage.put(sharedKey(name), drawn).catch(() => {})
  }

  return {
    async render({ key, ...page }: StoredPage): Promise<Buffer> {
      if (await isDrawn(page.name))
        try {
          return await renderer.render({ ...page, file: key })
        } catch (error) {
          if (error instanceof AppError) throw error
          // It has left the cache at this very moment.
        }
      const picture = await storage.useFile(key, (file) => renderer.render({ ...page, file }))
      void share(page.name)
      return picture
    },
    close: () => renderer.close(),
  }
}

/** Pages that were shared long ago: whoever still reads them has them drawn again. */
export async function sweepSharedPages(storage: Storage, now: Date): Promise<number> {
  let removed = 0
  for await (const { key, modified } of storage.list('pages/')) {
    if (modified.getTime() > now.getTime() - sharedForMs) continue
    await storage.remove(key)
    removed += 1
  }
  return removed
}
