// Puts the demo into the database whose address it is sent, for `seedDemoApart`.
import '../../resolve-once.ts'
import type { Seeded } from './seed-demo-apart.ts'

// Whoever has asked is gone: what is half made is taken back by the database.
process.once('disconnect', () => process.exit(1))
process.once('message', async (url: string) => {
  const { connect, seedDemo } = await import('@prostuti/db')
  const database = connect(url, { max: 1 })
  const seeded: Seeded = await seedDemo(database.db).then(
    () => ({}),
    (error: Error & { code?: string; cause?: Error & { code?: string } }) => ({
      failure: {
        message: [error.message, error.cause?.message].filter(Boolean).join('\n'),
        code: error.cause?.code ?? error.code,
      },
    }),
  )
  await database.close().catch(() => {})
  process.send?.(seeded, () => process.exit(0))
})
