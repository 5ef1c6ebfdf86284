import * as m from '@prostuti/text/messages'
import type { Editor } from '@tiptap/react'
import { tableSteps } from './rich-nodes.ts'
import styles from './rich-text.module.css'

const steps: [keyof typeof tableSteps, () => string][] = [
  ['addRowAfter', m.office_rich_row_add],
  ['deleteRow', m.office_rich_row_drop],
  ['addColumnAfter', m.office_rich_column_add],
  ['deleteColumn', m.office_rich_column_drop],
  ['deleteTable', m.office_rich_table_drop],
]

/** While the cursor stands in a table. */
export function TableTools({ editor }: { editor: Editor }) {
  return (
    <div className={styles.group}>
      {steps.map(([name, title]) => (
        <button
          key={name}
          type="button"
          className={`btn btn-quiet btn-sm ${styles.word}`}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            tableSteps[name](editor.state, editor.view.dispatch)
            editor.commands.focus()
          }}
        >
          {title()}
        </button>
      ))}
    </div>
  )
}
