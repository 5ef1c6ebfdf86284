import { mkdir, mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Env } from '../../config/env.ts'
import { registerErrors } from '../../plugins/errors.ts'
import { readStoredFile, removeFile, removeOldDrafts, storeFile } from './file-store.ts'
import { fileRoutes } from './files.routes.ts'

let dataDir: string
const app = fastify()
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'prostuti-files-'))
  await mkdir(join(dataDir, 'files', 'avatars'), { recursive: true })
  await writeFile(join(dataDir, 'app-secret'), 'a secret')
  await writeFile(join(dataDir, 'files', 'secret.webp'), 'a secret')
  await writeFile(join(dataDir, 'files', 'avatars', 'notes.txt'), 'a secret')
  registerErrors(app)
  fileRoutes(app, { env: { dataDir } as Env })
})
afterAll(async () => {
  await app.close()
  await rm(dataDir, { recursive: true })
})

describe('the file store', () => {
  it('gives back what it keeps, under a new name each time, until it is removed', async () => {
    const bytes = Buffer.from('bytes')
    const [one, other] = [await storeFile(dataDir, 'avatars', bytes), await storeFile(dataDir, 'avatars', bytes)]
    expect(one).not.toBe(other)
    expect(await readStoredFile(dataDir, 'avatars', one)).toEqual(bytes)
    await removeFile(dataDir, 'avatars', one)
    await removeFile(dataDir, 'avatars', one)
    expect(await readStoredFile(dataDir, 'avatars', one)).toBeUndefined()
    expect(await readStoredFile(dataDir, 'avatars', other)).toEqual(bytes)
  })

  it('leaves nothing of a file that found no room, and says that it is unavailable', async () => {
    const before = await readdir(join(dataDir, 'files', 'avatars'))
    const fullDisk: typeof open = async (path, flags, mode) => {
      const file = await open(path, flags, mode)
      file.writeFile = async () => {
        await file.write(Buffer.from('half'))
        throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
      }
      return file
    }
    const unavailable = { code: 'unavailable', retryAfterSeconds: 300 }
    const keep = (options: Parameters<typeof storeFile>[3]) =>
      storeFile(dataDir, 'avatars', Buffer.from('bytes'), options)
    await expect(keep({ openFile: fullDisk })).rejects.toMatchObject(unavailable)
    await expect(keep({ free: async () => 1024 })).rejects.toMatchObject(unavailable)
    expect(await readdir(join(dataDir, 'files', 'avatars'))).toEqual(before)
  })

  it('lets go of drafts that a killed process left', async () => {
    const draft = join(dataDir, 'files', 'complaints', `${'d'.repeat(32)}.pdf.draft`)
    await mkdir(dirname(draft), { recursive: true })
    await writeFile(draft, 'half')
    expect(await removeOldDrafts(dataDir, new Date(Date.now() - 60_000))).toBe(0)
    expect(await removeOldDrafts(dataDir, new Date(Date.now() + 60_000))).toBe(1)
    expect(await readdir(dirname(draft))).toEqual([])
  })

  it('touches nothing outside its folder', async () => {
    await expect(readStoredFile(dataDir, 'avatars', '../../app-secret')).rejects.toThrow()
    await expect(removeFile(dataDir, 'avatars', '../../app-secret')).rejects.toThrow()
  })
})

describe('an address of a picture', () => {
  it.each([
    '/files/avatars/../../app-secret',
    '/files/avatars/..%2F..%2Fapp-secret',
    '/files/avatars/%2e%2e%2fsecret.webp',
    '/files/avatars/notes.txt',
    '/files/avatars/',
    `/files/avatars/${'a'.repeat(32)}.webp%00`,
    `/files/avatars/${'a'.repeat(32)}.webp`,
    `/files/avatars/${'a'.repeat(31)}.webp`,
    `/files/avatars/${'a'.repeat(32)}.png`,
    '/files/secret.webp',
  ])('%s leads to nothing', async (url) => {
    const response = await app.inject({ method: 'GET', url })
    expect(response.statusCode).toBe(404)
    expect(response.body).not.toContain('a secret')
  })
})
