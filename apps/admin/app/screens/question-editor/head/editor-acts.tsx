import type { duplicateQuestion, judgeQuestion, moveQuestion } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { failureWords } from '../../../api/api-error.ts'
import { post } from '../../../api/call.ts'
import { AskButton } from '../../../kit/form/ask-button.tsx'
import { questionsPath, type Standing } from '../../../kit/question/question-types.ts'
import { showToast } from '../../../kit/toast/toast.ts'
import { useMay } from '../../../session/me.ts'
import { GiveBackDialog } from './give-back-dialog.tsx'
import { SendDialog } from './send-dialog.tsx'

type EditorActsProps = { id: string; standing: Standing; renew: () => Promise<void> }

/** What can be done with a question beside saving it; the server says which of them. */
export function EditorActs({ id, standing, renew }: EditorActsProps) {
  const { verbs, keys_shown } = standing
  const navigate = useNavigate()
  const may = useMay()
  const [open, setOpen] = useState<'send' | 'give_back'>()
  const params = { id }
  const move = (verb: 'take_back' | 'retire' | 'bring_back' | 'remove') =>
    post<typeof moveQuestion>(`${questionsPath}/:id/moves`, { verb }, { params })
  const moved = (verb: Parameters<typeof move>[0]) => async () => {
    await move(verb)
    await renew()
  }
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      showToast({ text: failureWords(error) })
    }
  }
  const { isDirty } = useFormContext().formState
  // What is typed and not saved would stay behind, and nobody would see that it did.
  const ifSaved = (act: () => void) => () => (isDirty ? showToast({ text: m.office_question_save_first() }) : act())
  const has = (verb: (typeof verbs)[number]) => verbs.includes(verb)
  return (
    <>
      {has('accept') && (
        <button
          type="button"
          className="btn btn-brand btn-sm"
          onClick={ifSaved(
            () =>
              void attempt(async () => {
                await post<typeof judgeQuestion>(`${questionsPath}/:id/judgements`, { verb: 'accept' }, { params })
                await renew()
                showToast({ text: m.office_question_accepted() })
              }),
          )}
        >
          {m.office_question_accept()}
        </button>
      )}
      {has('give_back') && (
        <button type="button" className="btn btn-line btn-sm" onClick={() => setOpen('give_back')}>
          {m.office_question_give_back()}
        </button>
      )}
      {has('send') && (
        <button type="button" className="btn btn-line btn-sm" onClick={ifSaved(() => setOpen('send'))}>
          {m.office_question_send()}
        </button>
      )}
      {has('take_back') && (
        <button type="button" className="btn btn-line btn-sm" onClick={() => void attempt(moved('take_back'))}>
          {m.office_question_take_back()}
        </button>
      )}
      {keys_shown && may('questions.write') && (
        <button
          type="button"
          className="btn btn-line btn-sm"
          onClick={ifSaved(
            () =>
              void attempt(async () => {
                const { id: copy } = await post<typeof duplicateQuestion>(`${questionsPath}/:id/copies`, undefined, {
                  params,
                })
                await navigate(`/questions/${copy}`)
              }),
          )}
        >
          {m.office_question_duplicate()}
        </button>
      )}
      {has('bring_back') && (
        <button type="button" className="btn btn-line btn-sm" onClick={() => void attempt(moved('bring_back'))}>
          {m.office_question_bring_back()}
        </button>
      )}
      {has('retire') && (
        <AskButton
          isSmall
          path={questionsPath}
          label={m.office_question_retire()}
          text={m.office_question_retire_text()}
          act={moved('retire')}
        />
      )}
      {has('remove') && (
        <AskButton
          isSmall
          path={questionsPath}
          label={m.office_question_remove()}
          text={m.office_question_remove_text()}
          isGrave
          act={async () => {
            await move('remove')
            await navigate('/questions')
          }}
        />
      )}
      {open === 'send' && (
        <SendDialog
          id={id}
          reviewer={standing.is_given_back ? standing.reviewer : null}
          onClose={() => setOpen(undefined)}
          onSent={renew}
        />
      )}
      {open === 'give_back' && <GiveBackDialog id={id} onClose={() => setOpen(undefined)} onGiven={renew} />}
    </>
  )
}
