import { bcsExamDoor, courseExamDoor, type ExamDoor, quizDoor } from './exam-doors.ts'

type Params = Readonly<Record<string, string | undefined>>

/** Families of exams share their pages; which exam it is, the route's name and params say. */
export function doorOfRoute(name: string, { slug, key = slug ?? '', id, eventId }: Params): ExamDoor {
  if (id !== undefined && eventId !== undefined) return courseExamDoor({ id, eventId })
  return name.includes('quiz') ? quizDoor(key) : bcsExamDoor(key)
}
