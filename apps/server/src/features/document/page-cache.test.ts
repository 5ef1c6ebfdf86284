import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPageCache } from './page-cache.ts'

let folder: string
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'prostuti-pages-')), 'pages')
})
afterAll(() => rm(join(folder, '..'), { recursive: true }))

it('keeps pages up to its size and lets the oldest go, and leaves the index of the fonts alone', async () => {
  const fonts = join(folder, 'fontconfig')
  await mkdir(fonts, { recursive: true })
  await utimes(fonts, 1, 1)
  const cache = createPageCache(folder, { bytesAtMost: 1000, sweepEvery: 4 })
  expect(await cache.read('1.png')).toBeUndefined()
  for (const [nth, name] of ['1.png', '2.png', '3.png'].entries()) {
    await cache.keep(name, Buffer.alloc(300, nth))
    await utimes(join(folder, name), 1_000_000 + nth, 1_000_000 + nth)
  }
  expect(await cache.read('2.png')).toEqual(Buffer.alloc(300, 1))
  await cache.keep('4.png', Buffer.alloc(300, 9))
  expect((await readdir(folder)).sort()).toEqual(['3.png', '4.png', 'fontconfig'])
})

it('leaves nothing of a page that it could not keep', async () => {
  const cache = createPageCache(folder)
  const before = await readdir(folder)
  await mkdir(join(folder, 'taken.png'))
  await expect(cache.keep('taken.png', Buffer.alloc(10))).rejects.toThrow()
  expect((await readdir(folder)).sort()).toEqual([...before, 'taken.png'].sort())
})
