import type { questionResource } from '@prostuti/contract/staff'
import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Dialog } from '@prostuti/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { get } from '../../api/call.ts'
import { type QuestionFields, questionsPath } from './question-types.ts'
import { ShownQuestion } from './shown-question.tsx'
import styles from './side-by-side.module.css'

/** One that is kept, or what is being written. */
type Side = { id: number } | { fields: QuestionFields }

type SideBySideProps = { left: Side; right: Side; onClose: () => void }

/** Two questions that say nearly the same, each whole. */
export function SideBySide({ left, right, onClose }: SideBySideProps) {
  return (
    <Dialog open onClose={onClose} title={m.office_question_side_by_side()}>
      <div className={styles.sides}>
        {[left, right].map((side) =>
          'id' in side ? (
            <KeptQuestion key={side.id} id={side.id} />
          ) : (
            <div key="typed">
              <h3>{m.office_question_this()}</h3>
              <ShownQuestion fields={side.fields} />
            </div>
          ),
        )}
      </div>
    </Dialog>
  )
}

function KeptQuestion({ id }: { id: number }) {
  const { data, error } = useQuery(get<(typeof questionResource)['read']>(`${questionsPath}/:id`, { params: { id } }))
  return (
    <div>
      <h3>
        <Link className="link-in" to={`/questions/${id}`} target="_blank">
          {m.office_question_number({ number: localizeDigits(id, getLocale()) })}
        </Link>
      </h3>
      {error && <p role="alert">{error.message}</p>}
      {data ? <ShownQuestion fields={data.fields} /> : !error && <p role="status">{m.office_loading()}</p>}
    </div>
  )
}
