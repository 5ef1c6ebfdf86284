import { matchPath } from 'react-router'

const [web, doctor] = ['/api/v3/web', '/api/v3/web/doctor']
const courseExam = `${doctor}/courses/:id/events/:eventId/exam`
/** Whoever sits down is known by it. */
const who = `${web}/app-data`

/**
 * What the pages of the doctor's area and the exam room ask for before they can show anything, by the path of their route. The
 * server's page begins the calls, and its scripts take them over.
 */
export const firstCallsOf: Readonly<Record<string, readonly string[]>> = {
  '/my/dashboard': [`${doctor}/my-profile`, `${doctor}/dashboard`, `${doctor}/courses`],
  '/my/courses': [`${doctor}/courses`],
  '/my/notebook': [`${doctor}/notebook`],
  '/my/bcs-exam/results/:key': [`${doctor}/bcs-exams/:key/result`],
  '/my/quiz/results/:key': [`${doctor}/quizzes/:key/result`],
  '/my/courses/:id/events/:eventId/exam/result': [`${courseExam}/result`],
  '/my/courses/:id/events/:eventId/exam/participated': [who, courseExam],
  '/on-spot-bcs-exam/:slug': [who, `${web}/bcs-exams/:slug`],
  '/on-spot-quiz/:slug': [who, `${web}/quizzes/:slug`],
}

/** As the page's head has them (`head-script.tsx`). */
export function firstCalls(pathname: string): { route: string; calls: string } | undefined {
  const found = Object.entries(firstCallsOf).find(([route]) => matchPath(route, pathname))
  return found && { route: found[0], calls: found[1].join(' ') }
}
