import { readContents } from '@prostuti/db'
import { createTestDatabase } from '@prostuti/db/testing/index'
import { expect, it } from 'vitest'
import { seedDemoApart } from './seed-demo-apart.ts'

it('puts the demo into a database, once, whoever asks at the same time', async () => {
  const test = await createTestDatabase()
  await Promise.all([seedDemoApart(test.url), seedDemoApart(test.url)])
  expect(await readContents(test)).toBe('demo')
  const { rows } = await test.pool.query('select count(*)::int as runs from seed_run where name = $1', ['demo'])
  expect(rows).toEqual([{ runs: 1 }])
  await test.close()
})

it('says why it could not, as if it had happened here', async () => {
  await expect(seedDemoApart('postgres://nobody@127.0.0.1:1/nothing')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})
