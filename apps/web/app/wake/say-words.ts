import { getLocale } from '@prostuti/text/runtime'
import { supportWords } from '../kit/contact/support-words.ts'
import { stateByClock } from '../kit/exam/card/exam-times.ts'
import { type Sayers, timesOf } from './say-by-clock.ts'

/** How long an exam is open still, and whether somebody answers now. */
export const sayers: Sayers = {
  exam(element, now) {
    element.textContent = stateByClock(timesOf(element), now, getLocale())
  },
  support(element, now) {
    const { open, words } = supportWords(timesOf(element), now, getLocale())
    element.textContent = words
    element.toggleAttribute('data-open', open)
    element.removeAttribute('data-waits')
  },
}
