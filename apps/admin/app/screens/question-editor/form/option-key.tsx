import * as m from '@prostuti/text/messages'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { QuestionFields } from '../../../kit/question/question-types.ts'
import { isRight, truthOf, withPressed, withTruth } from '../model/edit-key.ts'
import styles from './words.module.css'

type OptionKeyProps = { partId: number; letter: string; isFixed: boolean }

/** The key as it stands in the form, and what changes it. */
function useKey() {
  const { setValue, control } = useFormContext<QuestionFields>()
  const key = useWatch({ control, name: 'key' })
  return { key, say: (now: QuestionFields['key']) => setValue('key', now, { shouldDirty: true }) }
}

/** An option behind its letter, which is pressed to say that it is right. */
export function MarkedOption(props: OptionKeyProps & { isPressable: boolean; children: ReactNode }) {
  const { partId, letter, isFixed, isPressable, children } = props
  const { key, say } = useKey()
  const right = isRight(key, partId)
  return (
    <div className={styles.option} data-is={right ? 'right' : undefined}>
      {isPressable ? (
        <button
          type="button"
          className={styles.letter}
          aria-pressed={right}
          disabled={isFixed}
          aria-label={m.office_question_is_right({ letter })}
          onClick={() => say(withPressed(key, 'sba', partId))}
        >
          {letter}
        </button>
      ) : (
        <span className={styles.letter} aria-hidden="true">
          {letter}
        </span>
      )}
      {children}
    </div>
  )
}

/** Whether a stem is true or false. */
export function OptionTruths({ partId, letter, isFixed }: OptionKeyProps) {
  const id = useId()
  const { key, say } = useKey()
  return (
    <fieldset className={styles.truths}>
      <legend className="sr">{m.office_question_truth({ letter })}</legend>
      {(['T', 'F'] as const).map((truth) => (
        <label key={truth}>
          <input
            type="radio"
            name={`${id}-truth`}
            checked={truthOf(key, partId) === truth}
            disabled={isFixed}
            onChange={() => say(withTruth(key, partId, truth))}
          />
          <span>{truth === 'T' ? m.room_true() : m.room_false()}</span>
        </label>
      ))}
    </fieldset>
  )
}
