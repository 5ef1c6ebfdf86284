import type { ResponseOf, readiness } from '@prostuti/contract'
import type { RankedSitting } from '../exam/index.ts'

type Trend = ResponseOf<typeof readiness>['trends'][number]

/** As many as a phone's width can hold. */
const mostPoints = 10

/** The courses in the order of their newest exam, what is of no course last; one that keeps its ranks to itself says so. */
export function trendsOf(sittings: readonly RankedSitting[]): Trend[] {
  const byCourse = [...Map.groupBy(sittings, ({ course }) => course?.id ?? null).values()]
  const newest = (some: RankedSitting[]) => some.at(-1)!.finishedAt.getTime()
  return byCourse
    .toSorted((one, other) => Number(!one[0]!.course) - Number(!other[0]!.course) || newest(other) - newest(one))
    .map(trendOf)
    .filter(({ points, hides_ranks }) => points.length > 0 || hides_ranks)
}

function trendOf(sittings: RankedSitting[]): Trend {
  const [{ course }] = sittings as [RankedSitting]
  const points = sittings.flatMap((sitting) =>
    sitting.standing === null
      ? []
      : [
          {
            ...presentExam(sitting),
            percentile: sitting.standing.percentile,
            participants: sitting.standing.participants,
          },
        ],
  )
  return {
    course: course && { id: course.id, title: course.title },
    hides_ranks: points.length === 0 && sittings.some(({ hidesRanks }) => hidesRanks),
    points: points.slice(-mostPoints),
  }
}

export const presentExam = ({ key, family, title, course, finishedAt }: RankedSitting) => ({
  key,
  family,
  title,
  course,
  finished_at: finishedAt.toISOString(),
})
