import { createTestDatabase } from '@prostuti/db/testing/index'
import { afterAll, expect, it } from 'vitest'
import { buildDoctor } from '../../testing/builders/build-doctor.ts'
import { buildSignIn } from '../../testing/builders/build-sign-in.ts'
import { eventually } from '../../testing/eventually.ts'
import { openLive } from '../../testing/open-live.ts'
import { startApiProcess } from '../../testing/processes/api-process.ts'
import { tellLive } from './index.ts'

const database = await createTestDatabase()
const { db } = database
const server = await startApiProcess({ databaseUrl: database.url })
afterAll(async () => {
  await server.kill()
  await database.close()
})

it('is heard in a process other than the one that said it', async () => {
  const doctor = await buildDoctor(db)
  const { headers } = await buildSignIn(db, { doctorId: doctor.id })
  const live = await openLive(`http://127.0.0.1:${server.port}`, headers)
  await eventually(() => expect(live.seen.messages).toEqual(['resync']))
  await db.transaction((tx) => tellLive(tx, { doctor: doctor.id }, { kind: 'delivery', id: 8 }))
  await eventually(() => expect(live.seen.messages).toEqual(['resync', { kind: 'delivery', id: 8 }]))
  await live.leave()
})
