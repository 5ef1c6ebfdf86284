import type { previewPaper } from '@prostuti/contract/staff'
import { QuestionCard } from '@prostuti/exam-ui/question-card'
import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { get } from '../../api/call.ts'
import { words } from '../../kit/list/list-cells.tsx'
import { Segments } from '../../kit/preview/segments.tsx'
import { isNotThere } from '../../kit/screens/not-there.ts'
import { Unread } from '../../kit/screens/unread.tsx'
import styles from './rehearsal.module.css'

/** The whole paper as its examinees will see it, on a phone or a computer. */
export function Component() {
  const { id = '' } = useParams()
  const [width, setWidth] = useState<'phone' | 'desk'>('phone')
  const { data, error, refetch } = useQuery({
    ...get<typeof previewPaper>('/api/v3/admin/papers/:id/preview', { params: { id } }),
    throwOnError: isNotThere,
  })
  if (error) return <Unread error={error} retry={refetch} />
  if (data === undefined) return <p role="status">{m.office_loading()}</p>
  return (
    <>
      <nav aria-label={m.office_crumbs()}>
        <Link className="link-in" to={`/papers/${id}/builder`}>
          {words(data.title)}
        </Link>
      </nav>
      <div className={styles.head}>
        <h1>{m.office_build_as_examinee()}</h1>
        <Segments
          name="width"
          label={m.office_preview_screen()}
          value={width}
          choices={[
            { value: 'phone', label: m.office_preview_phone() },
            { value: 'desk', label: m.office_preview_computer() },
          ]}
          onChange={setWidth}
        />
      </div>
      {data.questions.length === 0 && <p>{m.office_build_empty()}</p>}
      <div className={styles.sheet} data-is={width}>
        {data.questions.map((question, position) => (
          <div key={question.id} id={`question-${position + 1}`} ref={showIfMeant} className={styles.question}>
            <QuestionCard
              question={question}
              position={position}
              total={data.questions.length}
              answer={undefined}
              closed
              onAnswer={() => undefined}
            />
          </div>
        ))}
      </div>
    </>
  )
}

/** Whoever follows a link to one question finds it on the screen. */
function showIfMeant(question: HTMLDivElement | null): void {
  if (question && location.hash === `#${question.id}`) question.scrollIntoView({ block: 'center' })
}
