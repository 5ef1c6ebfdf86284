import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadEnvFile, reloadEnvFile } from './env-file.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prostuti-env-file-'))
  file = join(folder, '.env')
  for (const name of ['ADDRESS_LIMIT', 'S3_BUCKET', 'SMS_MODE', 'PORT']) vi.stubEnv(name, undefined)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})
const write = (...lines: string[]) => writeFileSync(file, lines.join('\n'))
const settings = () => {
  const { ADDRESS_LIMIT: limit, S3_BUCKET: bucket, SMS_MODE: sms, PORT: port } = process.env
  return { limit, bucket, sms, port }
}

it('gives what is written since to the next process, and names it', () => {
  vi.stubEnv('SMS_MODE', 'live')
  write('ADDRESS_LIMIT=500', 'S3_BUCKET=old', 'SMS_MODE=log', 'PORT=3000')
  loadEnvFile(file)
  expect(settings()).toEqual({ limit: '500', bucket: 'old', sms: 'live', port: '3000' })

  write('ADDRESS_LIMIT=1777', 'SMS_MODE=off', 'PORT=4000')
  const { changed, waiting, undo } = reloadEnvFile()
  expect({ changed, waiting }).toEqual({ changed: ['ADDRESS_LIMIT', 'S3_BUCKET'], waiting: ['PORT'] })
  // What the environment said before the file wins, and the port is the whole server's.
  expect(settings()).toEqual({ limit: '1777', bucket: undefined, sms: 'live', port: '3000' })

  undo()
  expect(settings()).toEqual({ limit: '500', bucket: 'old', sms: 'live', port: '3000' })
  expect(reloadEnvFile().changed).toEqual(['ADDRESS_LIMIT', 'S3_BUCKET'])
})

it('changes nothing where there is no file, or the same one', () => {
  loadEnvFile(file)
  expect(reloadEnvFile()).toMatchObject({ changed: [], waiting: [] })
  write('ADDRESS_LIMIT=500')
  expect(reloadEnvFile()).toMatchObject({ changed: ['ADDRESS_LIMIT'], waiting: [] })
  expect(reloadEnvFile()).toMatchObject({ changed: [], waiting: [] })
})
