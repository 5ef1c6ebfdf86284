import * as m from '@prostuti/text/messages'
import { partLetter } from '@prostuti/text/part-letter'
import { getLocale } from '@prostuti/text/runtime'
import { CheckField } from '@prostuti/ui/check-field'
import { FieldError } from '@prostuti/ui/field'
import { Plus } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { OrderedList } from '../../../kit/order/ordered-list.tsx'
import { type Language, letterCount, type QuestionFields } from '../../../kit/question/question-types.ts'
import { partAfter } from '../model/blank-question.ts'
import { withoutPart } from '../model/edit-key.ts'
import { OptionRow } from './option-row.tsx'
import styles from './words.module.css'

type OptionListProps = {
  language: Language
  keysShown: boolean
  /** Options of a question that was sat neither come nor go. */
  isSat: boolean
  disabled: boolean
}

const keyHint = (type: QuestionFields['type'], isSat: boolean): string => {
  if (isSat) return m.office_question_key_fixed()
  return type === 'sba' ? m.office_question_press_letter() : m.office_question_say_truth()
}

/** The options or stems: pressed, moved, added and taken out, all of it by keyboard too. */
export function OptionList({ language, keysShown, isSat, disabled }: OptionListProps) {
  const { control, getValues, setValue, register, getFieldState, formState } = useFormContext<QuestionFields>()
  const list = useRef<HTMLFieldSetElement>(null)
  const { append, remove, move } = useFieldArray({ control, name: 'parts', keyName: 'rowKey' })
  const [type, parts] = useWatch({ control, name: ['type', 'parts'] })
  const { min, max } = letterCount[type]
  const error =
    getFieldState('key', formState).error?.message ??
    getFieldState('parts', formState).error?.message ??
    getFieldState('parts', formState).error?.root?.message
  const focusNow = (at: number) => list.current?.querySelector<HTMLInputElement>(`[data-option="${at}"]`)?.focus()
  // Where an option comes, goes or moves it is there a moment later.
  const focusOption = (at: number) => requestAnimationFrame(() => focusNow(at))

  const add = () => {
    append(partAfter(getValues('parts')), { shouldFocus: false })
    focusOption(parts.length)
  }
  const drop = (at: number) => {
    const gone = getValues('parts')[at]
    if (gone) setValue('key', withoutPart(getValues('key'), gone.id), { shouldDirty: true })
    remove(at)
    focusOption(Math.max(0, at - 1))
  }
  const press = (event: KeyboardEvent) => {
    const option = (event.target as HTMLElement).dataset.option
    if (option === undefined || event.nativeEvent.isComposing) return
    const at = Number(option)
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (event.altKey && step !== undefined) {
      event.preventDefault()
      const to = at + step
      if (to < 0 || to >= parts.length) return
      move(at, to)
      focusOption(to)
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      // At once: whoever types fast has the next letter under way.
      if (at + 1 < parts.length) focusNow(at + 1)
      else document.querySelector<HTMLElement>('[name^="explanation."]')?.focus()
    }
  }
  return (
    <fieldset ref={list} className={`${styles.pictures} ${styles.options}`} disabled={disabled} onKeyDown={press}>
      <legend className="lbl">
        {type === 'sba' ? m.office_question_options() : m.office_question_stems()}{' '}
        <span className="hint">{keysShown && keyHint(type, isSat)}</span>
      </legend>
      <OrderedList
        items={parts}
        keyOf={({ id }) => id}
        nameOf={({ id }) =>
          partLetter(
            parts.findIndex((part) => part.id === id),
            getLocale(),
          )
        }
        label={type === 'sba' ? m.office_question_options() : m.office_question_stems()}
        isDisabled={disabled}
        onMove={({ from, to }) => move(from, to)}
      >
        {(part, at) => (
          <OptionRow
            key={part.id}
            at={at}
            language={language}
            keysShown={keysShown}
            isKeyFixed={isSat || disabled}
            onRemove={parts.length > min && !isSat && !disabled ? () => drop(at) : undefined}
          />
        )}
      </OrderedList>
      {error && <FieldError>{error}</FieldError>}
      <div className={styles.foot}>
        {parts.length < max && !isSat && (
          <button type="button" className="btn btn-quiet btn-sm" onClick={add}>
            <Plus aria-hidden="true" size={17} />
            {type === 'sba' ? m.office_question_add_option() : m.office_question_add_stem()}
          </button>
        )}
        <CheckField {...register('fixed_order')} label={m.office_question_fixed_order()} />
      </div>
    </fieldset>
  )
}
