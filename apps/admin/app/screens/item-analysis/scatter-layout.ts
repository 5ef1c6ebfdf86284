import { dividesFrom } from '@prostuti/exam-rules'
import type { Item } from './analysis-types.ts'
import { isKeyDoubted } from './sort-items.ts'

export const box = { left: 44, right: 574, top: 34, bottom: 476, width: 600, height: 524 }

type Dot = { item: Item; x: number; y: number; isDoubted: boolean }
export type Scatter = { dots: Dot[]; ticks: { value: number; y: number }[]; doubtY: number }

/** Where each question stands: to the right the easier, upwards the better it divides. The height fits what there is. */
export function layScatter(items: readonly Item[]): Scatter {
  const shown = items.flatMap((item) => {
    const { facility } = item.by_right
    return facility === null || item.discrimination === null ? [] : [{ item, facility, value: item.discrimination }]
  })
  const step = 0.2
  const values = shown.map(({ value }) => value)
  const low = Math.min(-0.2, Math.floor(Math.min(0, ...values) / step) * step)
  const high = Math.max(0.6, Math.ceil(Math.max(0, ...values) / step) * step)
  const yOf = (value: number) => box.bottom - ((value - low) / (high - low)) * (box.bottom - box.top)
  const xOf = (facility: number) => box.left + Math.min(1, Math.max(0, facility)) * (box.right - box.left)
  const count = Math.round((high - low) / step)
  return {
    dots: shown.map(({ item, facility, value }) => ({
      item,
      x: xOf(facility),
      y: yOf(value),
      isDoubted: isKeyDoubted(item) || value < dividesFrom,
    })),
    ticks: Array.from({ length: count + 1 }, (_, nth) => {
      const value = Math.round((low + nth * step) * 10) / 10
      return { value, y: yOf(value) }
    }),
    doubtY: yOf(dividesFrom),
  }
}
