import type { listSigners } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { SelectField } from '@prostuti/ui/select-field'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { get } from '../../../api/call.ts'
import { WordsDialog } from '../../../kit/act/words-dialog.tsx'
import { correctionsPath } from '../correction-types.ts'

type AskDialogProps = {
  correctionId: number
  ask: (of: number | null, words: string) => Promise<unknown>
  onClose: () => void
}

/** Who is asked for the second signature: somebody, or whoever comes first. */
export function AskDialog({ correctionId, ask, onClose }: AskDialogProps) {
  const [signer, setSigner] = useState('')
  const { data } = useQuery(get<typeof listSigners>(`${correctionsPath}/:id/signers`, { params: { id: correctionId } }))
  return (
    <WordsDialog
      title={m.office_correction_ask()}
      text={m.office_correction_publish_text()}
      label={m.office_correction_words()}
      act={(words) => ask(signer === '' ? null : Number(signer), words)}
      onClose={onClose}
    >
      <SelectField
        name="signer"
        label={m.office_correction_ask_of()}
        placeholder={m.office_correction_anyone()}
        value={signer}
        options={(data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ currentTarget }) => setSigner(currentTarget.value)}
      />
    </WordsDialog>
  )
}
