import * as m from '@prostuti/text/messages'
import { SectionHead } from '@prostuti/ui/section-head'
import { useLocation, useSearchParams } from 'react-router'
import { ExamCard } from '../../kit/exam/card/exam-card.tsx'
import styles from '../../kit/exam/card/exam-list.module.css'
import { ExamListSkeleton } from '../../kit/exam/card/exam-list-skeleton.tsx'
import type { ExamCard as Exam } from '../../kit/exam/exam-types.ts'
import { LoadedPage } from '../../kit/page/loaded-page.tsx'
import { PageHead } from '../../kit/page/page-head.tsx'
import { Pager } from '../../kit/page/pager.tsx'
import { examListAddress, readPage } from './exam-list-address.ts'
import { examListCrumbs } from './exam-list-crumbs.ts'
import { examListQuery, examsIn, examsPerPage, useOwnExams } from './exam-list-queries.ts'
import { type ExamList, examListAt } from './exam-lists.ts'
import { type ExamGroup, inGroups } from './exam-order.ts'
import { ExamTabs } from './exam-tabs.tsx'
import { NoExams } from './no-exams.tsx'
import { useTurn } from './use-turn.ts'

/** BCS exams, quizzes or special exams: three addresses of one page. */
export function ExamListPage() {
  const list = examListAt(useLocation().pathname)
  const page = readPage(useSearchParams()[0])
  return (
    <div className="wrap">
      <PageHead crumbs={examListCrumbs(list)} title={list.title()} lead={list.text()} />
      <ExamTabs list={list} />
      <LoadedPage
        key={list.path}
        query={examListQuery(list, page)}
        skeleton={<ExamListSkeleton />}
        errorTitle={m.exams_error()}
        title={list.title}
      >
        {(answer) => (
          <div className={styles.exList}>
            <Exams list={list} page={page} common={examsIn(answer)} />
            <Pager
              page={page}
              perPage={examsPerPage}
              total={answer.total}
              pageAddress={(other) => examListAddress(list, other)}
            />
          </div>
        )}
      </LoadedPage>
    </div>
  )
}

type ExamsProps = {
  list: ExamList
  page: number
  /** The list as everybody sees it. */
  common: Exam[]
}

function Exams({ list, page, common }: ExamsProps) {
  const own = useOwnExams(list, page)
  const exams = own.exams ?? common
  useTurn(exams, examListQuery(list, page).queryKey[0])
  if (exams.length === 0) return <NoExams list={list} />
  const running = exams
    .filter(({ mine }) => mine?.state === 'running')
    .sort((a, b) => Date.parse(a.mine?.ends_at ?? '') - Date.parse(b.mine?.ends_at ?? ''))[0]
  return (
    <div aria-busy={own.pending || undefined} data-known={!own.pending || undefined} className={styles.exGroups}>
      {own.failed && <p role="status">{m.exams_own_failed()}</p>}
      {inGroups(exams).map(({ group, exams }) => (
        <section key={group} aria-labelledby={`exams-${group}`}>
          <SectionHead id={`exams-${group}`} title={nameOf(group)} />
          <ul className={styles.exGrid}>
            {exams.map((exam) => (
              <ExamCard key={exam.key} exam={exam} client={list.client(exam.key)} first={exam === running} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function nameOf(group: ExamGroup): string {
  const names = { open: m.exams_group_open, upcoming: m.exams_group_upcoming, closed: m.exams_group_closed }
  return names[group]()
}
