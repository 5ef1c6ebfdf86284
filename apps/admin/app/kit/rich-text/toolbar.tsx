import * as m from '@prostuti/text/messages'
import { type Editor, useEditorState } from '@tiptap/react'
import {
  Bold,
  Heading2,
  Heading3,
  Heading4,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  Strikethrough,
  Subscript,
  Superscript,
  Table2,
  Underline,
  Undo2,
} from 'lucide-react'
import { useState } from 'react'
import { LinkDialog } from './link-dialog.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import styles from './rich-text.module.css'
import { TableTools } from './table-tools.tsx'

type Tool = { title: () => string; icon: LucideIcon; act: (editor: Editor) => void; isOn?: (editor: Editor) => boolean }

const heading = (level: 2 | 3 | 4, title: () => string, icon: LucideIcon): Tool => ({
  title,
  icon,
  act: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isOn: (editor) => editor.isActive('heading', { level }),
})
const mark = (name: string, title: () => string, icon: LucideIcon): Tool => ({
  title,
  icon,
  act: (editor) => editor.chain().focus().toggleMark(name).run(),
  isOn: (editor) => editor.isActive(name),
})

const tools: Tool[][] = [
  [
    heading(2, m.office_rich_heading_2, Heading2),
    heading(3, m.office_rich_heading_3, Heading3),
    heading(4, m.office_rich_heading_4, Heading4),
  ],
  [
    mark('bold', m.office_rich_bold, Bold),
    mark('italic', m.office_rich_italic, Italic),
    mark('underline', m.office_rich_underline, Underline),
    mark('strike', m.office_rich_strike, Strikethrough),
    mark('subscript', m.office_rich_sub, Subscript),
    mark('superscript', m.office_rich_sup, Superscript),
  ],
  [
    {
      title: m.office_rich_list,
      icon: List,
      act: (editor) => editor.chain().focus().toggleBulletList().run(),
      isOn: (editor) => editor.isActive('bulletList'),
    },
    {
      title: m.office_rich_numbers,
      icon: ListOrdered,
      act: (editor) => editor.chain().focus().toggleOrderedList().run(),
      isOn: (editor) => editor.isActive('orderedList'),
    },
    {
      title: m.office_rich_quote,
      icon: Quote,
      act: (editor) => editor.chain().focus().toggleBlockquote().run(),
      isOn: (editor) => editor.isActive('blockquote'),
    },
    { title: m.office_rich_line, icon: Minus, act: (editor) => editor.chain().focus().setHorizontalRule().run() },
    { title: m.office_rich_table, icon: Table2, act: (editor) => editor.chain().focus().insertContent(newTable).run() },
  ],
]
const steps: Tool[] = [
  { title: m.office_rich_undo, icon: Undo2, act: (editor) => editor.chain().focus().undo().run() },
  { title: m.office_rich_redo, icon: Redo2, act: (editor) => editor.chain().focus().redo().run() },
]

const newTable =
  '<table><tbody><tr><th></th><th></th></tr><tr><td></td><td></td></tr><tr><td></td><td></td></tr></tbody></table>'

type ToolbarProps = { editor: Editor; lang: 'bn' | 'en'; label: string }

/** What can be done with the words: each a button with its name, told apart for screen readers by which text it is for. */
export function Toolbar({ editor, lang, label }: ToolbarProps) {
  const [open, setOpen] = useState<'link' | 'picture'>()
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      [...tools.flat().map(({ isOn }) => isOn?.(now) ?? false), now.isActive('link'), now.isActive('table')].map(
        Boolean,
      ),
  })
  const all = tools.flat()
  const button = ({ title, icon: Icon, act, isOn }: Tool) => (
    <button
      key={title()}
      type="button"
      className={styles.tool}
      title={title()}
      aria-label={title()}
      aria-pressed={isOn ? on[all.findIndex((tool) => tool.title === title)] : undefined}
      // The words stay chosen.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => act(editor)}
    >
      <Icon aria-hidden="true" size={18} />
    </button>
  )
  return (
    <fieldset className={styles.tools} aria-label={m.office_rich_tools({ what: label })}>
      {tools.map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups never change
        <div key={at} className={styles.group}>
          {group.map(button)}
        </div>
      ))}
      <div className={styles.group}>
        {button({ title: m.office_rich_link, icon: Link2, act: () => setOpen('link') })}
        {button({ title: m.office_rich_picture, icon: ImagePlus, act: () => setOpen('picture') })}
      </div>
      <div className={styles.group}>{steps.map(button)}</div>
      {on.at(-1) && <TableTools editor={editor} />}
      {open === 'link' && <LinkDialog editor={editor} onClose={() => setOpen(undefined)} />}
      {open === 'picture' && <PictureDialog editor={editor} lang={lang} onClose={() => setOpen(undefined)} />}
    </fieldset>
  )
}
