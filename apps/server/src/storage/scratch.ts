import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const scratchIn = (dataDir: string): string => join(dataDir, 'cache', 'scratch')

export async function useScratch<Result>(dataDir: string, work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = join(scratchIn(dataDir), randomBytes(9).toString('base64url'))
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The sizes of a long video take hours. */
const longestWorkMs = 2 * 24 * 3_600_000

/** A folder that is old belongs to a process that died while it worked. */
export async function removeOldScratch(dataDir: string, before: Date): Promise<number> {
  let removed = 0
  for (const name of await readdir(scratchIn(dataDir)).catch((): string[] => [])) {
    const path = join(scratchIn(dataDir), name)
    const facts = await stat(path).catch(() => undefined)
    if (facts === undefined || facts.mtimeMs > before.getTime() - longestWorkMs) continue
    await rm(path, { recursive: true, force: true })
    removed += 1
  }
  return removed
}
