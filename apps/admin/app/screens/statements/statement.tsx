import type { dropStatement, readStatement } from '@prostuti/contract/staff'
import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { get, post } from '../../api/call.ts'
import { ActDialog } from '../../kit/act/act-dialog.tsx'
import { Crumbs } from '../../kit/exam/crumbs.tsx'
import styles from '../../kit/exam/exam-screen.module.css'
import { numberWords } from '../../kit/exam/marks-words.ts'
import { providerWords } from '../../kit/money/ledger-words.ts'
import { isNotThere } from '../../kit/screens/not-there.ts'
import { Unread } from '../../kit/screens/unread.tsx'
import { useMay } from '../../session/me.ts'
import { LinesCard } from './lines-card.tsx'
import { MappingCard } from './mapping-card.tsx'
import { SampleCard } from './sample-card.tsx'
import { type Statement, statementsPath } from './statement-types.ts'
import { fileStateWords } from './statement-words.ts'

/** One statement: its columns while it is open, what came of it once it is taken. */
export function Component() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery({
    ...get<typeof readStatement>(`${statementsPath}/:id`, { params: { id } }),
    throwOnError: isNotThere,
  })
  if (error && !data) return <Unread error={error} retry={refetch} />
  if (data === undefined) return <p role="status">{m.office_loading()}</p>
  return <Shown statement={data.statement} />
}

function Shown({ statement }: { statement: Statement }) {
  const { name, provider, state, by, created_at, counts, preview } = statement
  const may = useMay()
  const [isDropping, setIsDropping] = useState(false)
  return (
    <>
      <div className={styles.head}>
        <div>
          <Crumbs steps={[{ to: '/statements', text: m.office_menu_statements() }]} here={providerWords(provider)} />
          <div className={styles.title}>
            <h1>{name}</h1>
            <span className={`chip ${state === 'taken' ? 'chip-ok' : ''}`}>{fileStateWords(state)}</span>
          </div>
          <p className="meta">
            {by.name}, {formatWhen(new Date(created_at), new Date(), getLocale())}
            {counts.repeated > 0 && <> · {m.office_statement_repeated({ count: numberWords(counts.repeated) })}</>}
          </p>
        </div>
        {state === 'taken' && may('ledger.write') && (
          <button type="button" className="btn btn-line btn-sm" onClick={() => setIsDropping(true)}>
            {m.office_statement_remove()}
          </button>
        )}
      </div>
      {preview && (
        <>
          <MappingCard statement={statement} preview={preview} />
          <SampleCard statement={statement} preview={preview} onDrop={() => setIsDropping(true)} />
        </>
      )}
      {state === 'taken' && <LinesCard file={statement.id} provider={provider} />}
      {isDropping && <DropDialog statement={statement} onClose={() => setIsDropping(false)} />}
    </>
  )
}

function DropDialog({ statement: { id, state }, onClose }: { statement: Statement; onClose: () => void }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const drop = async () => {
    await post<typeof dropStatement>(`${statementsPath}/:id/drop`, undefined, { params: { id } })
    await navigate('/statements')
    await client.invalidateQueries({ queryKey: [statementsPath] })
  }
  const title = state === 'open' ? m.office_statement_drop_it() : m.office_statement_remove()
  return (
    <ActDialog title={title} isGrave={state === 'taken'} act={drop} onClose={onClose}>
      {state === 'taken' && <p>{m.office_statement_remove_text()}</p>}
    </ActDialog>
  )
}
