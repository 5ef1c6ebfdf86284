import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { TextField } from '@prostuti/ui/text-field'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { LinkBox } from '../../kit/link/link-box.tsx'
import { OrderedList } from '../../kit/order/ordered-list.tsx'
import { indentRow, type MenuRow, moveRow, newRow } from './menu-tree.ts'
import styles from './menus.module.css'

type MenuEditorProps<Value> = {
  name: string
  label: string
  rowsOf: (value: Value) => MenuRow[]
  asValue: (rows: MenuRow[]) => Value
  /** The field of each line, as the server names it when it refuses one. */
  pathOf: (rows: MenuRow[], at: number) => string
  /** A menu whose headings lead nowhere. */
  hasHeadings?: boolean
  isDisabled: boolean
}

/** A menu as a tree: lines are dragged, moved and put below each other, and opened to be written. */
export function MenuEditor<Value>({
  name,
  label,
  rowsOf,
  asValue,
  pathOf,
  hasHeadings,
  isDisabled,
}: MenuEditorProps<Value>) {
  const { field, formState } = useController({ name })
  const [rows, setRows] = useState(() => rowsOf(field.value))
  const [open, setOpen] = useState<number>()
  // A draft, a restored version or the other's words came into the form.
  const [shown, setShown] = useState(field.value)
  if (field.value !== shown) {
    setShown(field.value)
    if (JSON.stringify(asValue(rows)) !== JSON.stringify(field.value)) setRows(rowsOf(field.value))
  }
  const change = (next: MenuRow[]) => {
    setRows(next)
    field.onChange(asValue(next))
  }
  const put = (at: number, changes: Partial<MenuRow>) => change(rows.with(at, { ...rows[at]!, ...changes }))
  const addRow = (link: string | null) => {
    const row = newRow({ title: { bn: '' }, link, depth: 0 })
    change([...rows, row])
    setOpen(row.key)
  }
  const wrongAt = (at: number) => {
    const found = readAt(formState.errors, pathOf(rows, at)) as LineErrors | undefined
    return { bn: found?.title?.bn?.message, en: found?.title?.en?.message, link: found?.link?.message }
  }
  const wordsOf = ({ title }: MenuRow) => pickText(title, getLocale()) || m.office_menu_untitled()
  return (
    <fieldset className={styles.editor}>
      <legend className="sr">{label}</legend>
      <p className="hint">{m.office_menu_hint()}</p>
      <div className={styles.tree}>
        <OrderedList
          items={rows}
          keyOf={({ key }) => key}
          nameOf={wordsOf}
          label={label}
          depthOf={({ depth }) => depth}
          isDisabled={isDisabled}
          onMove={({ from, to }) => change(moveRow(rows, from, to))}
          onIndent={(at, step) => change(indentRow(rows, at, step))}
        >
          {(row, at) => {
            const wrong = wrongAt(at)
            const isOpen = open === row.key || Object.values(wrong).some(Boolean)
            return (
              <div>
                <div className={styles.head}>
                  <span className={row.link === null ? styles.heading : undefined}>{wordsOf(row)}</span>
                  <small>{row.link}</small>
                  {!isDisabled && (
                    <>
                      <button
                        type="button"
                        className="icon-btn"
                        aria-expanded={isOpen}
                        aria-label={m.office_menu_write({ name: wordsOf(row) })}
                        onClick={() => setOpen(isOpen ? undefined : row.key)}
                      >
                        <Pencil aria-hidden="true" size={17} />
                      </button>
                      <button
                        type="button"
                        className="icon-btn"
                        aria-label={m.office_part_remove({ name: wordsOf(row) })}
                        onClick={() => change(rows.toSpliced(at, 1))}
                      >
                        <Trash2 aria-hidden="true" size={17} />
                      </button>
                    </>
                  )}
                </div>
                {isOpen && (
                  <div className={styles.fields}>
                    {(['bn', 'en'] as const).map((language) => (
                      <TextField
                        key={language}
                        name={`${name}-${row.key}-${language}`}
                        lang={language}
                        label={
                          language === 'bn'
                            ? m.office_in_bengali({ what: m.office_menu_words() })
                            : m.office_in_english({ what: m.office_menu_words() })
                        }
                        note={language === 'en' ? m.office_optional() : undefined}
                        value={row.title[language] ?? ''}
                        error={wrong[language]}
                        onChange={({ currentTarget }) =>
                          put(at, { title: { ...row.title, [language]: currentTarget.value } })
                        }
                      />
                    ))}
                    {row.link !== null && (
                      <LinkBox
                        name={`${name}-${row.key}-link`}
                        label={m.office_link()}
                        value={row.link}
                        error={wrong.link}
                        onChange={(link) => put(at, { link })}
                      />
                    )}
                  </div>
                )}
              </div>
            )
          }}
        </OrderedList>
      </div>
      {!isDisabled && (
        <div className={styles.adds}>
          <button type="button" className="btn btn-line btn-sm" onClick={() => addRow('')}>
            <Plus aria-hidden="true" size={16} />
            {m.office_menu_add()}
          </button>
          {hasHeadings && (
            <button type="button" className="btn btn-line btn-sm" onClick={() => addRow(null)}>
              <Plus aria-hidden="true" size={16} />
              {m.office_menu_add_heading()}
            </button>
          )}
        </div>
      )}
    </fieldset>
  )
}

type Complaint = { message?: string }
type LineErrors = { title?: { bn?: Complaint; en?: Complaint }; link?: Complaint }

const readAt = (from: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], from)
