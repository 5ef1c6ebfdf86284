import { readToday as readTodayCall } from '@prostuti/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { registerStaffCall } from '../staff/index.ts'
import { readToday } from './read-today.ts'
import { createPartShare } from './share-part.ts'
import { viewerOf } from './today-viewer.ts'

export function todayRoutes(app: FastifyInstance, deps: Deps): void {
  const share = createPartShare({
    now: () => deps.clock().getTime(),
    onError: (part, err) => app.log.error({ err, part }, 'a part of today could not be found out'),
  })
  registerStaffCall(app, deps, readTodayCall, ({ member, now }) => readToday({ ...deps, share }, viewerOf(member), now))
}
