import type { Db } from '../../connect.ts'
import { applyOnce } from '../apply-once.ts'
import type { DemoSize } from './papers/simulate-sittings.ts'

/** The content is read only when it is put in: a megabyte of texts has no place in a server that runs for weeks. */
export const seedDemo = (db: Db, now = new Date(), size: DemoSize = {}): Promise<boolean> =>
  applyOnce(db, 'demo', async (tx) => {
    const { fillDemo } = await import('./fill-demo.ts')
    await fillDemo(tx, now, size)
  })
