import { localizeDigits } from '@prostuti/text/digits'
import { getLocale } from '@prostuti/text/runtime'
import { timeLeft } from '../features/events/time-left.ts'
import { markToday } from './mark-today.ts'
import { type Sayers, sayByClock } from './say-by-clock.ts'
import { turnSlides } from './turn-slides.ts'
import { asleep, wakeByItself } from './wake.ts'

/** What a kept page cannot know, because it depends on the moment in which it is read. */
export function watchMoments(): void {
  if (document.querySelector('[data-part=ttable]')) markToday()
  const slider = document.querySelector<HTMLElement>('[data-part=slider]')
  if (slider) turnSlides(slider)
  const timer = document.querySelector<HTMLElement>('[role=timer][data-until]')
  if (timer) countDown(timer)
  const seats = document.querySelector<HTMLElement>('[data-seats-address]')
  if (seats) void compareSeats(seats)
  if (document.querySelector('[data-clock=exam], [data-clock=support]')) sayWith(import('./say-words.ts'))
  if (document.querySelector('[data-clock=event], [data-clock=registration]')) sayWith(import('./say-events.ts'))
  const ownAddress = document.querySelector('[data-part=own-address]')
  // The site's address is the browser's to know: the same page is served under several.
  if (ownAddress && !ownAddress.textContent.startsWith(location.host))
    ownAddress.textContent = location.host + ownAddress.textContent
}

function sayWith(saying: Promise<{ sayers: Sayers }>): void {
  saying.then(
    ({ sayers }) => sayByClock(sayers),
    // The page says all the rest without.
    () => {},
  )
}

function countDown(timer: HTMLElement): void {
  const until = new Date(timer.dataset.until ?? '')
  const figures = [...timer.querySelectorAll('b')]
  const tick = () => {
    const left = timeLeft(until, new Date())
    // What follows is more than a figure.
    if (!left) return wakeByItself()
    timer.style.visibility = ''
    for (const [place, value] of [left.days, left.hours, left.minutes, left.seconds].entries())
      if (figures[place]) figures[place].textContent = localizeDigits(String(value).padStart(2, '0'), getLocale())
  }
  tick()
  const turning = setInterval(tick, 1000)
  asleep.addEventListener('abort', () => clearInterval(turning))
}

/** The page may be minutes old: where seats have gone since, the app comes and says so. */
async function compareSeats({ dataset }: HTMLElement): Promise<void> {
  const answer = await fetch(dataset.seatsAddress ?? '').catch(() => undefined)
  if (!answer?.ok) return
  const { schedules } = (await answer.json()) as { schedules: { seats_left: number }[] }
  if (schedules.map(({ seats_left }) => seats_left).join() !== dataset.seatsLeft) wakeByItself()
}
