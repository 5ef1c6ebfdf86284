import type { listTags } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { Field } from '@prostuti/ui/field'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { get } from '../../../api/call.ts'
import type { QuestionFields } from '../../../kit/question/question-types.ts'
import styles from './tags-box.module.css'

/** Tags as one types them: a comma or Enter ends one. The browser offers those that others have. */
export function TagsBox({ disabled }: { disabled: boolean }) {
  const id = useId()
  const { control, setValue } = useFormContext<QuestionFields>()
  const tags = useWatch({ control, name: 'tags' })
  const [typed, setTyped] = useState('')
  const { data } = useQuery(get<typeof listTags>('/api/v3/admin/question-tags'))
  const put = (now: string[]) => setValue('tags', now, { shouldDirty: true })
  const take = (text: string) => {
    const made = text
      .split(/[,،;]/)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== '' && !tags.includes(tag))
    if (made.length > 0) put([...tags, ...made])
    setTyped('')
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && typed.trim() !== '' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      take(typed)
    } else if (event.key === 'Backspace' && typed === '') put(tags.slice(0, -1))
  }
  return (
    <Field id={id} label={m.office_question_tags()} note={m.office_optional()}>
      <div className={`input ${styles.box}`}>
        {tags.map((tag) => (
          <span key={tag} className="chip">
            {tag}
            <button
              type="button"
              aria-label={m.office_pick_remove({ what: tag })}
              disabled={disabled}
              onClick={() => put(tags.filter((each) => each !== tag))}
            >
              <X aria-hidden="true" size={14} />
            </button>
          </span>
        ))}
        <input
          id={id}
          list={`${id}-known`}
          value={typed}
          placeholder={tags.length === 0 ? m.office_question_tags_hint() : ''}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => (/[,،;]/.test(value) ? take(value) : setTyped(value))}
          onKeyDown={press}
          onBlur={() => take(typed)}
        />
        <datalist id={`${id}-known`}>
          {data?.tags
            .filter(({ tag }) => !tags.includes(tag))
            .map(({ tag }) => (
              <option key={tag} value={tag} />
            ))}
        </datalist>
      </div>
    </Field>
  )
}
