import type { explainDay, matchStatementLine } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { post } from '../../api/call.ts'
import { toastFailure, useAct } from '../../kit/act/use-act.ts'
import { WordsDialog } from '../../kit/act/words-dialog.tsx'
import { CountDialog } from './count-dialog.tsx'
import own from './day-end.module.css'
import { type Day, daysPath, type Exception } from './day-types.ts'
import { exceptionWords } from './day-words.ts'

/** The next right thing for one difference: match it, look at the payment, count, or say why. */
export function ExceptionActs({ exception, day }: { exception: Exception; day: Day }) {
  const { about, kind, line, explanation, branch, is_late } = exception
  const client = useQueryClient()
  const { isBusy, act } = useAct(toastFailure)
  const [asks, setAsks] = useState<'words' | 'count'>()
  const renew = () => client.invalidateQueries({ queryKey: [`${daysPath}/:day`] })
  const say = async (words: string) => {
    await post<typeof explainDay>(`${daysPath}/:day/explanations`, { about, words }, { params: { day: day.day } })
    await renew()
  }
  const [candidate] = line?.candidates ?? []
  const match = async () => {
    const body = { kind: candidate!.kind, id: candidate!.id }
    await post<typeof matchStatementLine>('/api/v3/admin/statement-lines/:id/match', body, { params: { id: line!.id } })
    await renew()
  }
  const said = explanation && (
    <small>{m.office_day_explained({ name: explanation.by.name, words: explanation.words })}</small>
  )
  if (!day.may.explain) return said
  const canMatch = candidate?.is_paid && kind === 'only_statement' && explanation === null
  return (
    <div className={own.todo}>
      {said}
      {canMatch && (
        <button type="button" className="btn btn-line btn-sm" aria-busy={isBusy} onClick={() => void act(match)}>
          {m.office_day_do_match()}
        </button>
      )}
      {candidate && !candidate.is_paid && (
        <Link className="btn btn-line btn-sm" to={`/payments/${candidate.payment_id}`}>
          {m.office_day_do_open()}
        </Link>
      )}
      {kind === 'cash_uncounted' && (
        <button type="button" className="btn btn-line btn-sm" onClick={() => setAsks('count')}>
          {m.office_day_do_count()}
        </button>
      )}
      {kind === 'no_statement' && explanation === null && (
        <Link className="btn btn-line btn-sm" to="/statements">
          {m.office_day_bring()}
        </Link>
      )}
      {is_late && explanation === null && (
        <button
          type="button"
          className="btn btn-line btn-sm"
          aria-busy={isBusy}
          onClick={() => void act(() => say(m.office_day_late()))}
        >
          {m.office_day_do_tomorrow()}
        </button>
      )}
      <button type="button" className="btn btn-quiet btn-sm" onClick={() => setAsks('words')}>
        {explanation ? m.office_day_explain_change() : m.office_day_do_explain()}
      </button>
      {asks === 'words' && (
        <WordsDialog
          title={exceptionWords(exception)}
          text={m.office_day_explain_text()}
          send={m.office_day_do_explain()}
          label={m.office_day_reason()}
          atLeast={3}
          act={say}
          onClose={() => setAsks(undefined)}
        />
      )}
      {asks === 'count' && branch && <CountDialog day={day} branchId={branch.id} onClose={() => setAsks(undefined)} />}
    </div>
  )
}
