import type {
  BodyOf,
  layPlan,
  markPlanBlock,
  movePlanBlock,
  paintDays,
  ResponseOf,
  readPlan,
  setRota,
} from '@prostuti/contract'
import { get } from '../../api/get.ts'
import { request } from '../../api/request.ts'

const path = '/api/v3/web/doctor/plan'

export type PlanWeek = ResponseOf<typeof readPlan>
export type Block = PlanWeek['blocks'][number]
export type Fixed = PlanWeek['fixed'][number]
export type Rota = NonNullable<PlanWeek['rota']>
export type Shift = PlanWeek['days'][number]['shift']
export type Work = Pick<Block, 'kind' | 'title' | 'row'>

/** Always asked anew: classes move, and other devices write. */
export const planQuery = (week: string | undefined) => ({
  ...get<typeof readPlan>(path, week === undefined ? {} : { week }),
  staleTime: 0,
})

export const sendRota = (week: string, rota: Rota) =>
  request<typeof setRota>('POST', `${path}/rota`, { body: { ...rota, week } })

export const sendDays = (week: string, days: BodyOf<typeof paintDays>['days']) =>
  request<typeof paintDays>('POST', `${path}/days`, { body: { week, days } })

export const sendLay = (week: string) => request<typeof layPlan>('POST', `${path}/lay`, { body: { week } })

export const sendMove = (week: string, { id, ...wanted }: Pick<Block, 'id' | 'starts_at' | 'locked'>) =>
  request<typeof movePlanBlock>('POST', `${path}/blocks/:id/move`, { params: { id }, body: { week, ...wanted } })

export const sendMark = (week: string, id: number, mark: { locked?: boolean; done?: boolean }) =>
  request<typeof markPlanBlock>('POST', `${path}/blocks/:id`, { params: { id }, body: { week, ...mark } })
