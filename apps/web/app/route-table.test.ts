import { globSync, readFileSync } from 'node:fs'
import { matchRoutes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { myRoutes, publicRoutes } from './route-table.ts'

/** The specification's addresses, word for word. None may be missing, and none may be renamed. */
const specified = `
/ /login /join /join-to-enroll /forget /otp /register /v/{freeVideoId} /courses/bcs /courses/psc-non-cadre /events /{id}/event
/batches /{slug}/batches /{slug}/batch-for-you /{slug}/batches/{available_batch_id} /batch-details/{available_batch_id}
/batch-details/{batch_id}/schedule /batch-details/{batch_id}/master-schedule /batch-details/{batch_id}/enroll
/batch-details/{batch_id}/enroll/{schedule_id} /batch-schedules/{batch_id} /contact-details /faq /faq/{id}/show /quiz-list
/on-spot-quiz/{slug} /bcs-exam-list /special-exam /on-spot-bcs-exam/{slug} /bcs-exam-question-answer/{slug} /about
/terms-condition /privacy-policy /refund-policy /gallery /login-for-admin /admin
/my/dashboard /my/courses /my/courses/{id} /my/courses/{id}/course-materials
/my/courses/{year_course_session_id}/batch/{batch_id}/schedule/{schedule_id}
/my/courses/{year_course_session_id}/batch/{batch_id}/master-schedule/{schedule_id} /my/courses/{id}/full-schedule
/my/courses/{id}/events/{eventId}/exam/result /my/courses/{id}/schedule/{scheduleId}/events/{eventId}/exam-status
/my/courses/{id}/schedule/{schedule_id}/events/{eventId}/exam-info /my/courses/{id}/events/{eventId}/pending-exam-info
/my/courses/{id}/exams/results /my/courses/{id}/schedule/{schedule_id}/events/{eventId}/exam/participated
/my/courses/{id}/events/{eventId}/exam/participated /my/courses/{id}/events/{eventId}/exam/participated-questions-answer
/my/courses/{id}/events/{eventId}/exam/question-list /my/courses/{id}/events/{eventId}/exam/question-answer-list
/my/courses/{id}/events/{eventId}/exam/question-explanation-list /my/courses/{id}/events/{scheduleId}/schedule/{eventId}/lecture
/my/courses/{id}/checkout /my/courses/{id}/payment/{coursePaymentId}/done /my/courses/{id}/payment-option /my/courses/{id}/invoice
/my/courses/{id}/lecture-sheet /my/courses/{id}/lecture-sheet-track/{deliveryId} /my/courses/{id}/admin-videos
/my/courses/{id}/admin-videos/{adminVideoId} /my/courses/{id}/admin-exams /my/event/{id}/checkout
/my/reference-book/{bookId}/page-no/{pageNo} /my/notices /my/notices/{id} /my/pending-video/{id}
/my/pending-video/{id}/video/{pendingVideoId} /my/pending-exam/{id} /my/account /my/account/devices
/my/account/devices/coming-soon /my/account/devices/otp-request /my/account/devices/otp-submission /my/account/devices/request
/my/account/change-password /my/subscription /my/subscription/{id}/list /my/subscription/{id}/checkout
/my/subscription/{id}/list/{orderId}/view/{videoId} /my/subscription/{id}/add /my/subscription/{id}/duration /my/complain-box
/my/complain-box/{complainId} /my/quiz/results/{key} /my/bcs-exam/results/{key}
`
  .trim()
  .split(/\s+/)
  .map((path) => path.replace(/\{(\w+)\}/g, ':$1'))

const table = [...publicRoutes, ...myRoutes]
const routes = table.map((entry) => ({ id: entry.name, path: entry.path }))
const nameAt = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.id

describe('the route table', () => {
  it('has every address of the specification, and no other of our own than these', () => {
    const own = `
/admin/* /quiz-question-answer/:slug /my/courses/:id/move /my/events /my/events/:id /my/orders /my/orders/:orderId /my/results
/account-closed /my/account/data /my/account/close /pages/:slug
/my/account/news /my/readiness /my/plan /my/notebook /my/notebook/retest /my/notebook/cards
/my/practice /my/practice/:id /my/practice/:id/result /my/practice/:id/answers
`
      .trim()
      .split(/\s+/)
    const paths = table.map((entry) => entry.path)
    expect(paths.toSorted()).toEqual([...specified, ...own].toSorted())
  })

  it('names each route once', () => {
    const names = table.map((entry) => entry.name)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toContain('Home')
    expect(names).toContain('my-dashboard')
  })

  it('has every file of routes/ for a page, and a file for every page', () => {
    // What the router itself is given beside the table (routes.ts).
    const aroundThem = ['my/my-layout', 'my/my-page', 'public/not-found']
    const files = globSync('**/*.tsx', { exclude: ['**/*.test.tsx'], cwd: `${import.meta.dirname}/routes` }).map(
      (file) => file.replace('.tsx', ''),
    )
    const pages = new Set(table.map((entry) => entry.page))
    expect([...pages, ...aroundThem].toSorted()).toEqual(files.toSorted())
  })

  // Links are made by `addressOf` with the path of the table, so a page that no code names is a page that nobody reaches.
  // `npm run bench -- crawl` walks the links themselves.
  it('has a way into every page', () => {
    const linkedElsewhere = [
      '/about', // from the footer, whose links are the centre's own
      '/admin', // staff know it
      '/admin/*',
      '/pages/:slug', // from the menus and texts of the centre
    ]
    const code = globSync('{api,background,features,kit,routes,shell}/**/*.{ts,tsx}', { cwd: import.meta.dirname })
      .filter((path) => !path.includes('.test.'))
      .map((path) => readFileSync(`${import.meta.dirname}/${path}`, 'utf8'))
    const unnamed = table.map(({ path }) => path).filter((path) => !code.some((text) => text.includes(`'${path}'`)))
    expect(unnamed.toSorted()).toEqual(linkedElsewhere.toSorted())
  })

  it.each([
    ['/courses/bcs', 'course-bcs'],
    ['/fcps-part-1/batches', 'category-batches'],
    ['/courses/batches', 'category-batches'],
    ['/batches', 'batches'],
    ['/12/event', 'event'],
    ['/events', 'events'],
    ['/fcps/batches/7', 'category-batch'],
    ['/batch-details/7', 'batch'],
    ['/batch-details/7/enroll', 'batch-enroll'],
    ['/batch-details/7/enroll/3', 'enroll'],
    ['/batch-details/7/schedule', 'batch-schedule'],
    ['/batch-details/7/master-schedule', 'batch-master-schedule'],
    ['/batch-schedules/7', 'batch-schedules'],
    // Words of other addresses are slugs like any other where a slug is expected …
    ['/batch-details/batches', 'category-batches'],
    ['/batch-details/batches/5', 'category-batch'],
    ['/batches/batches', 'category-batches'],
    ['/batches/batch-for-you', 'batch-for-you'],
    ['/events/batches', 'category-batches'],
    ['/my/batches', 'category-batches'],
    ['/v/batches', 'free-video'],
    ['/faq/event', 'event'],
    // … and an address that is written out wins over one with a slug.
    ['/psc-non-cadre/batches', 'category-batches'],
    ['/courses/psc-non-cadre', 'course-psc-non-cadre'],
    ['/bcs/batch-for-you', 'batch-for-you'],
    ['/bcs/batches/5', 'category-batch'],
    ['/courses/bcs/batches', undefined],
    ['/bcs/batches/5/enroll', undefined],
    ['/batches/5', undefined],
    ['/my/courses/5', 'my-course'],
    ['/my/courses/5/events/6/schedule/7/lecture', 'my-lecture'],
    ['/my/courses/5/batch/6/schedule/7', 'my-schedule'],
    ['/admin/anything/below', 'admin-page'],
  ])('leads %s to %s', (address, name) => {
    expect(nameAt(address)).toBe(name)
  })

  it('hides header and footer where the specification says so', () => {
    const flagged = (flag: 'header' | 'footer' | 'footerDetails') =>
      publicRoutes.filter((entry) => entry[flag] === false).map((entry) => entry.name)
    expect(flagged('header')).toEqual(['batch-schedules'])
    expect(flagged('footer')).toEqual(['batch-schedules'])
    expect(flagged('footerDetails')).toEqual(['on-spot-quiz', 'on-spot-bcs-exam', 'bcs-exam-question-answer'])
    expect(myRoutes.every((entry) => entry.footerDetails === false)).toBe(true)
  })
})
