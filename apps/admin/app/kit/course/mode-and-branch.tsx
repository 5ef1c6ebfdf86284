import * as m from '@prostuti/text/messages'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { ChoiceBox } from '../form/typed-fields.tsx'
import { BranchBox } from './branch-box.tsx'
import { modeChoices } from './mode-words.ts'

/** Online, or at which branch: the one question asks for the other. */
export function ModeAndBranch() {
  const { setValue } = useFormContext()
  const mode = useWatch({ name: 'mode' })
  useEffect(() => {
    if (mode === 'online') setValue('contact_id', null)
  }, [mode, setValue])
  return (
    <>
      <ChoiceBox name="mode" label={m.office_mode()} choices={modeChoices(['online', 'branch'])} />
      {mode === 'branch' && <BranchBox name="contact_id" label={m.office_branch()} />}
    </>
  )
}
