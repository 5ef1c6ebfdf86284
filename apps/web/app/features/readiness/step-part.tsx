import { useQuery } from '@tanstack/react-query'
import { useServerClock } from '../../kit/clock/use-server-clock.ts'
import { coursesQuery } from '../../kit/course/course-queries.ts'
import { type DashboardFacts, dashboardQuery } from '../../kit/course/dashboard-query.ts'
import { CardsBeside } from '../../kit/learning/cards-beside.tsx'
import { nextStep } from '../../kit/learning/next-step.ts'
import { NextStepCard } from '../../kit/learning/next-step-card.tsx'
import { stepWords } from './step-words.ts'

/** The next step as the dashboard has it; without its facts the page does without. */
export function StepPart() {
  const { data, dataUpdatedAt } = useQuery(dashboardQuery)
  return data ? <Step facts={data} heardAt={dataUpdatedAt} /> : null
}

function Step({ facts, heardAt }: { facts: DashboardFacts; heardAt: number }) {
  const courses = useQuery(coursesQuery)
  const now = useServerClock(facts.server_time, heardAt, 15_000)
  // What is due comes before most else: until that is known, nothing is called the next thing.
  if (courses.isPending) return null
  const step = nextStep(facts, courses.data?.courses ?? [], now)
  if (step === undefined) return null
  const { cards_due } = facts
  const cards = step.kind === 'class' && cards_due !== null && cards_due > 0 && <CardsBeside count={cards_due} />
  return <NextStepCard words={stepWords(step, now)} then={cards} />
}
