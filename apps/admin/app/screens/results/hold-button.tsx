import type { holdResults, releaseResults } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { post } from '../../api/call.ts'
import { WordsDialog } from '../../kit/act/words-dialog.tsx'
import { AskButton } from '../../kit/form/ask-button.tsx'
import { type PaperResults, resultsPath } from './results-types.ts'

/** Withholds what is out, with a reason, or gives out what was withheld. */
export function HoldButton({ paper }: { paper: PaperResults['paper'] }) {
  const [isOpen, setIsOpen] = useState(false)
  const client = useQueryClient()
  const params = { id: paper.id }
  if (paper.state === 'held')
    return (
      <AskButton
        path={resultsPath}
        label={m.office_results_release()}
        text={m.office_results_release_text()}
        isSmall
        act={() => post<typeof releaseResults>(`${resultsPath}/:id/release`, undefined, { params })}
      />
    )
  if (paper.state === 'running') return null
  return (
    <>
      <button type="button" className="btn btn-line btn-sm" onClick={() => setIsOpen(true)}>
        {m.office_results_hold()}
      </button>
      {isOpen && (
        <WordsDialog
          title={m.office_results_hold()}
          text={m.office_results_hold_text()}
          label={m.office_results_reason()}
          hint={m.office_results_reason_hint()}
          atLeast={3}
          isGrave
          act={async (reason) => {
            await post<typeof holdResults>(`${resultsPath}/:id/hold`, { reason }, { params })
            await client.invalidateQueries({ queryKey: [`${resultsPath}/:id`] })
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
