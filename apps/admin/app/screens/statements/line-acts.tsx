import type { matchStatementLine, reopenStatementLine, settleStatementLine } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useState } from 'react'
import { post } from '../../api/call.ts'
import { toastFailure, useAct } from '../../kit/act/use-act.ts'
import { WordsDialog } from '../../kit/act/words-dialog.tsx'
import { type Line, linesPath } from './statement-types.ts'
import own from './statements.module.css'

/** What a person can say of a line: that it is this money of ours, or what else it is. */
export function LineActs({ line, renew }: { line: Line; renew: () => Promise<void> }) {
  const { id, state, candidates, decided } = line
  const given = { params: { id } }
  const { isBusy, act } = useAct(toastFailure)
  const [isSaying, setIsSaying] = useState(false)
  const [first] = candidates
  if (state === 'left') return null
  if (state === 'matched' || state === 'settled')
    return decided ? (
      <button
        type="button"
        className="btn btn-quiet btn-sm"
        aria-busy={isBusy}
        onClick={() =>
          void act(async () => {
            await post<typeof reopenStatementLine>(`${linesPath}/:id/reopen`, undefined, given)
            await renew()
          })
        }
      >
        {m.office_statement_reopen()}
      </button>
    ) : null
  return (
    <div className={own.acts}>
      {state === 'proposed' && first?.is_paid && (
        <button
          type="button"
          className="btn btn-line btn-sm"
          aria-busy={isBusy}
          onClick={() =>
            void act(async () => {
              const body = { kind: first.kind, id: first.id }
              await post<typeof matchStatementLine>(`${linesPath}/:id/match`, body, given)
              await renew()
            })
          }
        >
          {m.office_day_do_match()}
        </button>
      )}
      <button type="button" className="btn btn-quiet btn-sm" onClick={() => setIsSaying(true)}>
        {m.office_statement_settle()}
      </button>
      {isSaying && (
        <WordsDialog
          title={m.office_statement_settle()}
          text={m.office_statement_settle_text()}
          label={m.office_day_reason()}
          atLeast={3}
          act={async (words) => {
            await post<typeof settleStatementLine>(`${linesPath}/:id/settle`, { words }, given)
            await renew()
          }}
          onClose={() => setIsSaying(false)}
        />
      )}
    </div>
  )
}
