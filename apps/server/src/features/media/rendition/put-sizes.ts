import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import type { Storage } from '../../../storage/storage.ts'
import type { Step } from './ladder.ts'

/** `target` is where they were made, `folder` their place below `videos/`. */
type Sizes = { target: string; folder: string; ladder: Step[] }

/** A size is hundreds of small files; one after the other would wait for the store most of the time. */
const atOnce = 8

/** Puts all sizes into the storage, the playlist that names them last; says what a video keeps of each. */
export async function putSizes(storage: Storage, { target, folder, ladder }: Sizes) {
  const limit = pLimit(atOnce)
  const put = (path: string) => storage.putFile(`videos/${folder}/${path}`, join(target, path), { move: true })
  const sizes = []
  for (const [at, { height }] of ladder.entries()) {
    const names = await readdir(join(target, String(at)))
    const facts = await Promise.all(names.map((name) => stat(join(target, String(at), name))))
    const bytes = facts.reduce((sum, { size }) => sum + size, 0)
    await limit.map(names, (name) => put(`${at}/${name}`))
    sizes.push({ height, bytes, file: `${folder}/${at}/index.m3u8` })
  }
  await put('master.m3u8')
  return sizes
}
