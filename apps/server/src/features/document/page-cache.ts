import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type PageCache = {
  read(name: string): Promise<Buffer | undefined>
  keep(name: string, bytes: Uint8Array): Promise<void>
}

type PageCacheSettings = { bytesAtMost?: number; sweepEvery?: number }

/** Drawn pages without a name on them, on disk. Any of them may go at any time: it is drawn again. */
export function createPageCache(folder: string, options: PageCacheSettings = {}): PageCache {
  const { bytesAtMost = 512 * 1024 * 1024, sweepEvery = 200 } = options
  let kept = 0
  return {
    read: (name) => readFile(join(folder, name)).catch(() => undefined),
    async keep(name, bytes) {
      await mkdir(folder, { recursive: true })
      // Under a name of its own first, so that nobody reads half a page.
      const draft = join(folder, `${randomBytes(8).toString('hex')}.draft`)
      try {
        await writeFile(draft, bytes)
        await rename(draft, join(folder, name))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      kept += 1
      if (kept % sweepEvery === 0) await dropOldest(folder, bytesAtMost)
    },
  }
}

/** Down to three quarters, so that a full cache is not swept with every page. */
async function dropOldest(folder: string, bytesAtMost: number): Promise<void> {
  const names = await readdir(folder)
  const files = []
  for (const name of names) {
    // Another process may have swept it meanwhile; the folder in which fonts are indexed stands among the pages.
    const facts = await stat(join(folder, name)).catch(() => undefined)
    if (facts?.isFile()) files.push({ name, bytes: facts.size, at: facts.mtimeMs })
  }
  let left = files.reduce((sum, { bytes }) => sum + bytes, 0)
  if (left <= bytesAtMost) return
  for (const { name, bytes } of files.sort((one, other) => one.at - other.at)) {
    if (left <= bytesAtMost * 0.75) return
    await rm(join(folder, name), { force: true })
    left -= bytes
  }
}
