import * as m from '@prostuti/text/messages'
import { describedBy, FieldError } from '@prostuti/ui/field'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import styles from './rich-text.module.css'
import { RichTextEditor } from './rich-text-editor.tsx'

type RichTextFieldProps = { name: string; label: string; isDisabled?: boolean }

/** Rich text in both languages, Bengali first: English may be left out. */
export function RichTextField({ name, label, isDisabled = false }: RichTextFieldProps) {
  return (
    <div className={styles.both}>
      <OneLanguage name={`${name}.bn`} lang="bn" label={m.office_in_bengali({ what: label })} isDisabled={isDisabled} />
      <OneLanguage
        name={`${name}.en`}
        lang="en"
        label={m.office_in_english({ what: label })}
        note={m.office_optional()}
        isDisabled={isDisabled}
      />
    </div>
  )
}

type OneLanguageProps = { name: string; lang: 'bn' | 'en'; label: string; note?: string; isDisabled: boolean }

function OneLanguage({ name, lang, label, note, isDisabled }: OneLanguageProps) {
  const id = useId()
  const { field, fieldState } = useController({ name })
  const error = fieldState.error?.message
  return (
    <div
      className="field"
      ref={(box) => field.ref({ focus: () => box?.querySelector<HTMLElement>('[contenteditable]')?.focus() })}
    >
      <span className="lbl">
        {label}
        {note && <span className="field-note"> {note}</span>}
      </span>
      <RichTextEditor
        id={id}
        value={typeof field.value === 'string' ? field.value : ''}
        onChange={field.onChange}
        label={label}
        lang={lang}
        isInvalid={error !== undefined}
        describedBy={describedBy(id, { error })}
        isDisabled={isDisabled}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
