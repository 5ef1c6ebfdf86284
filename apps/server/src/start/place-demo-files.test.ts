import { expect, it } from 'vitest'
import { AppError } from '../errors.ts'
import type { Storage } from '../storage/storage.ts'
import { placeDemoFiles } from './place-demo-files.ts'

it('a demo starts although its bucket is away, and says so', async () => {
  const storeThat = (error: Error) => ({ isLocal: false, stat: () => Promise.reject(error) }) as unknown as Storage
  const away = new AppError('unavailable', { cause: new Error('the store said nothing: no connection') })
  expect(await placeDemoFiles(storeThat(away))).toMatchObject([
    { level: 'warn', setting: 'S3_ENDPOINT', sentence: expect.stringContaining('no connection') },
  ])
  await expect(placeDemoFiles(storeThat(new Error('a fault of ours')))).rejects.toThrow('a fault of ours')
})
