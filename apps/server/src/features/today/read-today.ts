import type { ResponseOf } from '@prostuti/contract'
import type { readToday as readTodayCall } from '@prostuti/contract/staff'
import type { Deps } from '../../deps.ts'
import { readComing } from './parts/read-coming.ts'
import { readExams } from './parts/read-exams.ts'
import { readActive, readFigures } from './parts/read-figures.ts'
import { readHealth } from './parts/read-health.ts'
import { readOwnQueues } from './parts/read-own-queues.ts'
import { readParticipation } from './parts/read-participation.ts'
import { readQueues } from './parts/read-queues.ts'
import { readSetUp } from './parts/read-set-up.ts'
import { readTakings } from './parts/read-takings.ts'
import { ownQueues, queuesInOrder } from './rules/queues.ts'
import { scopeKey, seesAll } from './scope.ts'
import type { createPartShare, Part } from './share-part.ts'
import type { TodayEnv } from './today-env.ts'
import type { TodayViewer } from './today-viewer.ts'

type Today = ResponseOf<typeof readTodayCall>
type TodayDeps = Pick<Deps, 'database' | 'gateways' | 'couriers'> & {
  env: TodayEnv
  share: ReturnType<typeof createPartShare>
}

const second = 1000

/** Every part that this member may see, all at once. */
export async function readToday(deps: TodayDeps, viewer: TodayViewer, now: Date): Promise<Today> {
  const { share } = deps
  const { db } = deps.database
  const { scope, may } = viewer
  const within = { scope, now }
  const ofScope = scopeKey(scope)
  const setUp = may('settings.read')
    ? await share({
        name: 'set_up',
        key: '',
        // Whoever has just done a step comes back to see it done.
        freshMs: 0,
        find: async () => ({ now: await readSetUp(db, deps) }),
      })
    : undefined
  const isNew = setUp?.state === 'here' && setUp.now !== undefined
  const when = async <Found extends object>(
    isShown: boolean,
    wanted: Parameters<typeof share<Found>>[0],
  ): Promise<Part<Found> | undefined> => (isShown ? share(wanted) : undefined)

  const takings = when(may('takings.read') && !isNew, {
    name: 'takings',
    key: ofScope,
    freshMs: 20 * second,
    find: () => readTakings(db, within),
  })
  const isShared = (name: (typeof viewer.queues)[number]) => !ownQueues.includes(name)
  const own = when(!viewer.queues.every(isShared) && !isNew, {
    name: 'own_queues',
    key: String(viewer.id),
    freshMs: 3 * second,
    find: () => readOwnQueues(db, viewer, now),
  })
  const [exams, shared, coming, figures, active, money, participation, health] = await Promise.all([
    when(may('exams.read') && !isNew, {
      name: 'exams',
      key: ofScope,
      freshMs: 5 * second,
      find: () => readExams(db, within),
    }),
    when(viewer.queues.length > 0 && !isNew, {
      name: 'queues',
      key: viewer.key,
      freshMs: 3 * second,
      find: () => readQueues(db, { viewer, queues: viewer.queues.filter(isShared), now }),
    }),
    when(may('exams.read') && !isNew, {
      name: 'coming',
      key: ofScope,
      freshMs: 15 * second,
      find: () => readComing(db, within),
    }),
    when(may('doctors.read') && !isNew, {
      name: 'figures',
      key: ofScope,
      freshMs: 15 * second,
      find: () => readFigures(db, within),
    }),
    when(may('doctors.read') && seesAll(scope) && !isNew, {
      name: 'active',
      key: '',
      freshMs: 600 * second,
      find: () => readActive(db, now),
    }),
    takings,
    when(may('exams.read') && !isNew, {
      name: 'participation',
      key: ofScope,
      freshMs: 60 * second,
      find: () => readParticipation(db, within),
    }),
    when(may('health.read'), {
      name: 'health',
      key: '',
      freshMs: 5 * second,
      find: () => readHealth(db, deps, now),
    }),
  ])
  const queues = joinQueues(shared, await own)
  const takenToday = money?.state === 'here' ? { today: money.today, yesterday: money.yesterday } : null
  return {
    at: now.toISOString(),
    is_all: seesAll(scope),
    ...(setUp?.state === 'here' && setUp.now && { set_up: { state: 'here', ...setUp.now } }),
    ...(exams && { exams }),
    ...(queues && { queues }),
    ...(coming && { coming }),
    ...(figures && {
      figures:
        figures.state === 'here'
          ? {
              ...figures,
              active: active?.state === 'here' ? { today: active.today, week: active.week } : null,
              takings: takenToday,
            }
          : figures,
    }),
    ...(money && { takings: money.state === 'here' ? { state: 'here', days: money.days } : money }),
    ...(participation && { participation }),
    ...(health && { health }),
  }
}

type Queues = Awaited<ReturnType<typeof readOwnQueues>>

/** What waits for many and what waits for this member alone, as one list. */
function joinQueues(shared: Part<Queues> | undefined, own: Part<Queues> | undefined): Part<Queues> | undefined {
  if (shared === undefined) return own
  if (shared.state !== 'here' || own?.state !== 'here') return shared
  return {
    state: 'here',
    rows: queuesInOrder([...shared.rows, ...own.rows]),
    empty: [...shared.empty, ...own.empty],
  }
}
