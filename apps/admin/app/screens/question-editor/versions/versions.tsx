import type { ResponseOf } from '@prostuti/contract'
import type { questionResource } from '@prostuti/contract/staff'
import { formatWhen } from '@prostuti/text/dates'
import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { partLetter } from '@prostuti/text/part-letter'
import { getLocale } from '@prostuti/text/runtime'
import { useQuery } from '@tanstack/react-query'
import { get } from '../../../api/call.ts'
import { questionsPath } from '../../../kit/question/question-types.ts'
import { useBookNames } from '../../../kit/question/use-book-names.ts'
import { fieldLabels } from '../model/field-labels.ts'
import { diffWords } from './diff-words.ts'
import { type Difference, differencesOf, type VersionFields } from './differences.ts'
import styles from './versions.module.css'

type Revision = ResponseOf<(typeof questionResource)['history']>['revisions'][number]

type VersionsProps = { id: string; mayWrite: boolean; onRestore: (version: number) => void }

/** Every version of a question, the newest first: who made it, in which words, what it changed, and the way back to it. */
export function Versions({ id, mayWrite, onRestore }: VersionsProps) {
  const { data, error } = useQuery(
    get<(typeof questionResource)['history']>(`${questionsPath}/:id/history`, { params: { id } }),
  )
  const nameOf = useBookNames(
    (data?.revisions ?? []).map((revision) => fieldsOf(revision).book_id),
    getLocale(),
  )
  const bookOf = (book: number) => nameOf(book) ?? `#${book}`
  if (error && !data) return <p role="alert">{error.message}</p>
  if (data === undefined) return <p role="status">{m.office_loading()}</p>
  return (
    <ol className={styles.versions}>
      {data.revisions.map((revision, at) => (
        <li key={revision.version}>
          <header>
            <b>{m.office_question_version({ number: localizeDigits(revision.version, getLocale()) })}</b>
            <span className="hint">{whenAndWho(revision)}</span>
            {at === 0 ? (
              <span className="chip chip-brand">{m.office_history_now()}</span>
            ) : (
              mayWrite && (
                <button type="button" className="btn btn-line btn-sm" onClick={() => onRestore(revision.version)}>
                  {m.office_restore()}
                </button>
              )
            )}
          </header>
          {noteOf(revision) && <p className={styles.note}>{noteOf(revision)}</p>}
          <Changes of={revision} before={data.revisions[at + 1]} bookOf={bookOf} />
        </li>
      ))}
    </ol>
  )
}

const fieldsOf = ({ fields }: Revision) => fields as unknown as VersionFields & { note?: string | null }
const noteOf = (revision: Revision) => fieldsOf(revision).note

const whenAndWho = ({ by, at }: Revision): string => {
  const when = formatWhen(new Date(at), new Date(), getLocale())
  return by ? m.office_history_by({ name: by.name, when }) : when
}

type ChangesProps = { of: Revision; before: Revision | undefined; bookOf: (id: number) => string }

function Changes({ of, before, bookOf }: ChangesProps) {
  if (before === undefined) return <p className="hint">{m.office_question_version_first()}</p>
  const locale = getLocale()
  const differences = differencesOf(fieldsOf(before), fieldsOf(of), {
    labels: fieldLabels(),
    letterOf: (place) => partLetter(place, locale),
    inEnglish: (what) => m.office_question_in_english({ what }),
    optionOf: (letter) => m.office_question_option({ letter }),
    noteOf: (letter) => m.office_question_option_note({ letter }),
    truths: { T: m.room_true(), F: m.room_false(), either: m.courseexam_either() },
    yesNo: (yes) => (yes ? m.office_yes() : m.office_no()),
    bookOf,
  })
  if (differences.length === 0) return <p className="hint">{m.office_question_version_same()}</p>
  return (
    <dl>
      {differences.map((difference) => (
        <div key={difference.label}>
          <dt>{difference.label}</dt>
          <dd lang={difference.lang}>
            <Changed {...difference} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Changed({ before, after, lang }: Difference) {
  const pieces = lang
    ? diffWords(before, after)
    : ([
        { is: 'gone', text: before },
        { is: 'new', text: after },
      ] as const)
  return pieces
    .filter(({ text }) => text !== '')
    .map(({ is, text }, at) => {
      // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells the pieces of a text apart, and it is only read
      if (is === 'same') return <span key={at}>{text}</span>
      const Tag = is === 'gone' ? 'del' : 'ins'
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Tag key={at}>
          {text.trim()}
          <span> </span>
        </Tag>
      )
    })
}
