import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerErrors } from '../../plugins/errors.ts'
import { createFolderStorage } from '../../storage/folder-storage.ts'
import type { Storage } from '../../storage/storage.ts'
import { readStoredFile, removeFile, storeFile } from './file-store.ts'
import { fileRoutes } from './files.routes.ts'

let dataDir: string
let storage: Storage
const app = fastify()
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'prostuti-files-'))
  storage = createFolderStorage(dataDir)
  await mkdir(join(dataDir, 'files', 'avatars'), { recursive: true })
  await writeFile(join(dataDir, 'app-secret'), 'a secret')
  await writeFile(join(dataDir, 'files', 'secret.webp'), 'a secret')
  await writeFile(join(dataDir, 'files', 'avatars', 'notes.txt'), 'a secret')
  registerErrors(app)
  fileRoutes(app, { storage })
})
afterAll(async () => {
  await app.close()
  await rm(dataDir, { recursive: true })
})

describe('the file store', () => {
  it('gives back what it keeps, under a new name each time, until it is removed', async () => {
    const bytes = Buffer.from('bytes')
    const [one, other] = [await storeFile(storage, 'avatars', bytes), await storeFile(storage, 'avatars', bytes)]
    expect(one).not.toBe(other)
    expect(await readStoredFile(storage, 'avatars', one)).toEqual(bytes)
    await removeFile(storage, 'avatars', one)
    await removeFile(storage, 'avatars', one)
    expect(await readStoredFile(storage, 'avatars', one)).toBeUndefined()
    expect(await readStoredFile(storage, 'avatars', other)).toEqual(bytes)
  })

  it('touches nothing outside its folder', async () => {
    await expect(async () => readStoredFile(storage, 'avatars', '../../app-secret')).rejects.toThrow()
    await expect(async () => removeFile(storage, 'avatars', '../../app-secret')).rejects.toThrow()
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
