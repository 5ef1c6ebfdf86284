import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, expect, it } from 'vitest'
import { readFor } from './read-for.ts'

const folder = await mkdtemp(join(tmpdir(), 'prostuti-read-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const closed = -1

it('closes the file of a reader who has left before it was written, or leaves before it is read', async () => {
  const [gone, leaving] = [new PassThrough().destroy(), new PassThrough()]
  const files = [await open(join(folder, 'a'), 'wx+'), await open(join(folder, 'b'), 'wx+')] as const
  readFor(gone, files[0])
  readFor(leaving, files[1])
  leaving.destroy()
  await expect.poll(() => files.map(({ fd }) => fd)).toEqual([closed, closed])
})

it('gives a reader who waits all of it, from its beginning', async () => {
  const file = await open(join(folder, 'c'), 'wx+')
  await file.write('all of it')
  const read = await Array.fromAsync(readFor(new PassThrough(), file))
  expect(Buffer.concat(read).toString()).toBe('all of it')
  await expect.poll(() => file.fd).toBe(closed)
})
