import { everyStep } from '../kit/clock/every-step.ts'
import { asleep } from './wake.ts'

const minuteMs = 60_000

/** By the name that an element has as `data-clock`. */
export type Sayers = Record<string, (element: HTMLElement, now: Date) => void>

/** Words that depend on the minute in which a page is read; the app goes on from there. */
export function sayByClock(sayers: Sayers): void {
  const say = () => {
    const now = new Date(Math.floor(Date.now() / minuteMs) * minuteMs)
    for (const element of document.querySelectorAll<HTMLElement>('[data-clock]'))
      sayers[element.dataset.clock ?? '']?.(element, now)
  }
  if (asleep.aborted) return
  say()
  asleep.addEventListener('abort', everyStep(minuteMs)(say))
}

/** What an element has as `data-times`. */
export const timesOf = (element: HTMLElement) => JSON.parse(element.dataset.times ?? '{}')
