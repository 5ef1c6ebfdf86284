import { percentOf } from '@prostuti/exam-rules'
import { formatDate } from '@prostuti/text/dates'
import { dhakaMidnight } from '@prostuti/text/dhaka-date'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Figures, FigureTable } from '../../kit/learning/figure-table.tsx'
import { ExamName } from '../../kit/learning/percentile-trend.tsx'
import type { Forecast } from '../../kit/learning/readiness-query.ts'

/** Which exams of the doctor's, how old, and which past cut marks. */
export function ForecastBasis({ forecast: { exams, cut_marks } }: { forecast: Forecast }) {
  const locale = getLocale()
  const percent = ({ marks, out_of }: { marks: number; out_of: number }) =>
    m.courseexam_percent({ n: formatNumber(percentOf(marks, out_of), locale) })
  return (
    <Figures label={m.readiness_rests()}>
      <FigureTable
        columns={[m.readiness_own_exams(), m.courseexam_column_marks()]}
        rows={exams.map((exam) => ({
          key: `${exam.family}/${exam.key}`,
          head: <ExamName exam={exam} />,
          cells: [percent(exam)],
        }))}
      />
      <FigureTable
        columns={[m.readiness_cut_marks(), m.readiness_column_cut()]}
        rows={cut_marks.map((cut) => ({
          key: cut.held_on,
          head: (
            <>
              {cut.session}
              <small>{formatDate(dhakaMidnight(cut.held_on), locale)}</small>
            </>
          ),
          cells: [percent(cut)],
        }))}
      />
    </Figures>
  )
}
