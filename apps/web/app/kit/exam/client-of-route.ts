import { type AnalysedClient, bcsExamClient, courseExamClient, quizClient } from './exam-clients.ts'

type Params = Readonly<Record<string, string | undefined>>

/** Families of exams share their pages; which exam it is, the route's name and params say. */
export function clientOfRoute(name: string, { slug, key = slug ?? '', id, eventId }: Params): AnalysedClient {
  if (id !== undefined && eventId !== undefined) return courseExamClient({ id, eventId })
  return name.includes('quiz') ? quizClient(key) : bcsExamClient(key)
}
