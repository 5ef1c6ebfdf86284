import { describe, expect, it } from 'vitest'
import type { PlanWeek } from '../plan-api.ts'
import { isNightUsed, itemsOfDay } from './items-of-day.ts'

const at = (text: string): string => new Date(`2026-11-${text}:00+06:00`).toISOString()
const block = (id: number, from: string, to: string) =>
  ({ id, kind: 'cards', starts_at: at(from), ends_at: at(to) }) as PlanWeek['blocks'][number]

const plan = {
  days: [{ day: '2026-11-14' }, { day: '2026-11-15' }],
  duties: [{ shift: 'night', day: '2026-11-14', starts_at: at('14T20:00'), ends_at: at('15T08:00') }],
  rests: [{ starts_at: at('15T08:00'), ends_at: at('15T14:00') }],
  fixed: [{ event_id: 7, starts_at: at('14T18:00'), ends_at: at('14T20:30') }],
  blocks: [block(1, '14T17:45', '14T18:15'), block(2, '14T10:00', '14T11:00'), block(3, '15T15:00', '15T15:30')],
} as unknown as PlanWeek

describe('what stands on a day', () => {
  it('comes in the order of time, duty under what stands on it', () => {
    expect(itemsOfDay(plan, '2026-11-14').map(({ key, from, to }) => [key, from, to])).toEqual([
      ['block 2', 600, 660],
      ['block 1', 1065, 1095],
      ['row 7', 1080, 1230],
      ['duty 2026-11-14', 1200, 1440],
    ])
  })

  it('has the end of a night that began the evening before', () => {
    expect(itemsOfDay(plan, '2026-11-15').map(({ key, from, to }) => [key, from, to])).toEqual([
      ['duty 2026-11-14', 0, 480],
      [`rest ${at('15T08:00')}`, 480, 840],
      ['block 3', 900, 930],
    ])
  })

  it('stands beside what is at the same time', () => {
    const items = itemsOfDay(plan, '2026-11-14')
    const lanes = items.map((item) => 'lane' in item && [item.lane.position, item.lane.count, item.lane.isStacked])
    expect(lanes).toEqual([[0, 1, false], [0, 2, true], [1, 2, true], false])
    expect(items[2]).toMatchObject({ what: 'fixed', isShared: true })
  })

  it('is drawn as half an hour where it is shorter, and what would lie over it stands beside', () => {
    const fixed = [{ event_id: 7, starts_at: at('14T09:00'), ends_at: at('14T09:15') }]
    const drawn = (blocks: PlanWeek['blocks']) =>
      itemsOfDay({ ...plan, duties: [], fixed, blocks } as unknown as PlanWeek, '2026-11-14')
    expect(drawn([block(4, '14T09:30', '14T10:00')]).map((item) => 'lane' in item && item)).toMatchObject([
      { from: 540, to: 570, isShared: false, lane: { count: 1, isStacked: false } },
      { from: 570, to: 600, lane: { count: 1, isStacked: false } },
    ])
    expect(drawn([block(4, '14T09:15', '14T09:45')]).map((item) => 'lane' in item && item)).toMatchObject([
      { isShared: false, lane: { position: 0, count: 2 } },
      { from: 555, to: 585, lane: { position: 1, count: 2, top: 570, bottom: 600 } },
    ])
    const late = { ...plan, duties: [], fixed: [], blocks: [block(4, '14T23:45', '15T00:00')] }
    expect(itemsOfDay(late as unknown as PlanWeek, '2026-11-14')).toMatchObject([{ from: 1410, to: 1440 }])
  })

  it('has room for three at one time, the one that is shorter first', () => {
    const fixed = [
      { event_id: 7, starts_at: at('14T09:00'), ends_at: at('14T12:00') },
      { event_id: 8, starts_at: at('14T09:00'), ends_at: at('14T10:00') },
      { event_id: 9, starts_at: at('14T09:30'), ends_at: at('14T10:30') },
      { event_id: 10, starts_at: at('14T11:00'), ends_at: at('14T11:30') },
    ]
    const items = itemsOfDay({ ...plan, duties: [], blocks: [], fixed } as unknown as PlanWeek, '2026-11-14')
    expect(items.map((item) => [item.key, 'lane' in item && [item.lane.position, item.lane.count]])).toEqual([
      ['row 8', [0, 3]],
      ['row 7', [1, 3]],
      ['row 9', [2, 3]],
      ['row 10', [2, 3]],
    ])
  })

  it('opens the night only for what is to be done in it', () => {
    expect(isNightUsed(plan)).toBe(false)
    expect(isNightUsed({ ...plan, blocks: [block(4, '15T05:00', '15T05:30')] })).toBe(true)
  })
})
