import { dhakaDate } from '@prostuti/text/dhaka-date'

/** Which rows of a timetable are over and which are today's, and the way there: a page that is kept cannot know. */
export function markToday(today = dhakaDate(new Date())): void {
  const days: string[] = []
  let day = ''
  for (const row of document.querySelectorAll<HTMLElement>('[data-part=ttable] tbody tr:not([data-part])')) {
    if (row.id.startsWith('d-')) {
      day = row.id.slice(2)
      days.push(day)
    }
    if (day !== '' && day <= today) row.dataset.is = day === today ? 'today' : 'past'
    const word = row.querySelector<HTMLElement>('[data-part=today]')
    if (word) word.hidden = day !== today
  }
  const next = days.findIndex((each) => each >= today)
  const jump = document.querySelector<HTMLAnchorElement>('[data-part=jump]')
  if (!jump || next <= 0) return
  jump.href = `#d-${days[next]}`
  jump.hidden = false
  const [toToday, toNext] = jump.querySelectorAll('span')
  if (toToday) toToday.hidden = days[next] !== today
  if (toNext) toNext.hidden = days[next] === today
}
