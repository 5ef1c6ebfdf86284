import { getLocale } from '@prostuti/text/runtime'
import { everyStep } from '../kit/clock/every-step.ts'
import { supportWords } from '../kit/contact/support-words.ts'
import { eventState, isLively } from '../kit/event/event-state.ts'
import { standingWords } from '../kit/event/event-words.ts'
import { stateByClock } from '../kit/exam/card/exam-times.ts'
import { asleep } from './wake.ts'

const minuteMs = 60_000

/** By the name that an element has as `data-clock`, from what it has as `data-times`. */
const sayers: Record<string, (element: HTMLElement, now: Date) => void> = {
  exam(element, now) {
    element.textContent = stateByClock(timesOf(element), now, getLocale())
  },
  event(element, now) {
    const times = timesOf(element)
    const card = element.closest<HTMLElement>('[data-state]')
    // A list of past events is of past ones by whatever clock.
    const state = card?.dataset.state === 'past' ? 'past' : eventState(times, now)
    element.textContent = standingWords(times, state, getLocale())
    element.classList.toggle('chip-brand', isLively(state))
    if (card) card.dataset.state = state
  },
  support(element, now) {
    const { open, words } = supportWords(timesOf(element), now, getLocale())
    element.textContent = words
    element.toggleAttribute('data-open', open)
    element.removeAttribute('data-waits')
  },
}

/** Words that depend on the minute in which a page is read; the app goes on from there. */
export function sayByClock(): void {
  const say = () => {
    const now = new Date(Math.floor(Date.now() / minuteMs) * minuteMs)
    for (const element of document.querySelectorAll<HTMLElement>('[data-clock]'))
      sayers[element.dataset.clock ?? '']?.(element, now)
  }
  if (asleep.aborted) return
  say()
  asleep.addEventListener('abort', everyStep(minuteMs)(say))
}

const timesOf = (element: HTMLElement) => JSON.parse(element.dataset.times ?? '{}')
