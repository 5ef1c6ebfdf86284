import { getLocale } from '@prostuti/text/runtime'
import { eventState, isLively } from '../kit/event/event-state.ts'
import { stateWords } from '../kit/event/event-words.ts'
import { type Sayers, timesOf } from './say-by-clock.ts'
import { wakeByItself } from './wake.ts'

/** Where an event stands: one may begin while it is read about. */
export const sayers: Sayers = {
  event(element, now) {
    const times = timesOf(element)
    const card = element.closest<HTMLElement>('[data-state]')
    // A list of past events is of past ones by whatever clock.
    const state = card?.dataset.state === 'past' ? 'past' : eventState(times, now)
    // While it is open its seats stand here, and no clock changes them.
    if (state !== 'open') element.textContent = stateWords(state, getLocale())
    element.classList.toggle('chip-brand', isLively(state))
    if (card) card.dataset.state = state
  },
  // More than a word depends on where the event of a page stands: the app comes and says all of it.
  registration(element, now) {
    if (eventState(timesOf(element), now) !== element.dataset.state) wakeByItself()
  },
}
