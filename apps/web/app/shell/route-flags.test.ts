import { describe, expect, it } from 'vitest'
import { myRoutes, publicRoutes } from '../route-table.ts'
import { myRouteId, routeFlags, sleeps } from './route-flags.ts'

describe('routeFlags', () => {
  const routed = [...publicRoutes, ...myRoutes.map((entry) => ({ ...entry, name: myRouteId }))]
  it.each(routed)('hides for $path what the route table hides', (entry) => {
    const { header = true, footer = true, footerDetails = true } = entry
    expect(routeFlags(entry.name, entry.path)).toMatchObject({ header, footer, details: footer && footerDetails })
  })

  it.each(publicRoutes)(
    'sends $path with the app or without it, as the route table says',
    ({ name, awake = false }) => {
      expect(sleeps(name)).toBe(!awake)
    },
  )

  it('sends the doctor’s own pages with the app, and a page that is not there without it', () => {
    expect([sleeps(myRouteId), sleeps('not-found')]).toEqual([false, true])
  })

  it('shows everything on the home page', () => {
    expect(routeFlags('Home', '/')).toEqual({ header: true, footer: true, details: true, contact: true })
  })

  it('offers the contact widget everywhere but in exams, beside their answers and on the table that stands alone', () => {
    const without = [...publicRoutes, ...myRoutes].filter(({ name, path }) => !routeFlags(name, path).contact)
    expect(without.map(({ path }) => path)).toEqual([
      '/batch-schedules/:batch_id',
      '/on-spot-quiz/:slug',
      '/on-spot-bcs-exam/:slug',
      '/bcs-exam-question-answer/:slug',
      '/quiz-question-answer/:slug',
      '/my/courses/:id/schedule/:schedule_id/events/:eventId/exam/participated',
      '/my/courses/:id/events/:eventId/exam/participated',
      '/my/courses/:id/events/:eventId/exam/participated-questions-answer',
      '/my/courses/:id/events/:eventId/exam/question-list',
      '/my/courses/:id/events/:eventId/exam/question-answer-list',
      '/my/courses/:id/events/:eventId/exam/question-explanation-list',
    ])
  })

  it('keeps the footer’s last line only under /my, also where no route is found', () => {
    expect(routeFlags('not-found', '/my/nothing').details).toBe(false)
    expect(routeFlags('not-found', '/mystery').details).toBe(true)
  })
})
