import * as m from '@prostuti/text/messages'
import { FieldError } from '@prostuti/ui/field'
import { Icon } from '@prostuti/ui/icon'
import { useId } from 'react'
import { categoryIcons } from '../category-icons.ts'
import type { Category } from '../complaint-queries.ts'
import { categories, categoryNames } from '../complaint-words.ts'
import styles from '../styles/complaints.module.css'

type CategoryFieldProps = { value: Category | ''; error: string | undefined; onChange: (category: Category) => void }

/** Radio buttons that look like pills: one tap each, arrow keys between them. */
export function CategoryField({ value, error, onChange }: CategoryFieldProps) {
  const id = useId()
  return (
    <fieldset className={styles.sayKinds} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="lbl">{m.complaint_category()}</legend>
      <div>
        {categories.map((category) => (
          <label key={category}>
            <input
              type="radio"
              name="category"
              className="sr"
              value={category}
              checked={value === category}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(category)}
            />
            <Icon of={categoryIcons[category]} />
            {categoryNames[category]()}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
