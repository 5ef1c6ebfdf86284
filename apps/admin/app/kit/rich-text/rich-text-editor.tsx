import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { editorExtensions } from './editor-extensions.ts'
import styles from './rich-text.module.css'
import { toRichHtml } from './to-rich-html.ts'
import { Toolbar } from './toolbar.tsx'

type RichTextEditorProps = {
  id: string
  /** HTML of the few tags that rich text has. */
  value: string
  onChange: (html: string) => void
  label: string
  lang: 'bn' | 'en'
  isInvalid: boolean
  describedBy: string | undefined
  isDisabled: boolean
}

export function RichTextEditor(props: RichTextEditorProps) {
  const { id, value, onChange, label, lang, isInvalid, describedBy, isDisabled } = props
  const written = useRef(value)
  const editor = useEditor({
    extensions: editorExtensions,
    content: value,
    editable: !isDisabled,
    // The content policy takes styles from files alone; what the editor needs stands in its sheet.
    injectCSS: false,
    onUpdate: ({ editor: now }) => {
      written.current = toRichHtml(now.getHTML())
      onChange(written.current)
    },
  })

  // A draft, a restored version or the other's words came into the form.
  useEffect(() => {
    if (value === written.current) return
    written.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  useEffect(() => {
    editor.setOptions({
      editorProps: {
        attributes: {
          id,
          lang,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          ...(isInvalid && { 'aria-invalid': 'true' }),
          ...(describedBy && { 'aria-describedby': describedBy }),
          ...(isDisabled && { 'aria-readonly': 'true' }),
        },
      },
    })
  }, [editor, id, lang, label, isInvalid, describedBy, isDisabled])

  return (
    <div className={styles.box} data-is={isInvalid ? 'wrong' : undefined}>
      {!isDisabled && <Toolbar editor={editor} lang={lang} label={label} />}
      <EditorContent editor={editor} className={styles.paper} />
    </div>
  )
}
