import { Extension, Mark, Node } from '@tiptap/core'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  tableEditing,
} from '@tiptap/pm/tables'

declare module '@tiptap/core' {
  interface NodeConfig {
    /** What the commands of tables know a node by. */
    tableRole?: 'table' | 'row' | 'cell' | 'header_cell'
  }
}

/** Cells of our tables span nothing, and have no width of their own: the commands ask all the same. */
const cellAttributes = {
  colspan: { default: 1, rendered: false, parseHTML: () => 1 },
  rowspan: { default: 1, rendered: false, parseHTML: () => 1 },
  colwidth: { default: null, rendered: false, parseHTML: () => null },
}

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  tableRole: 'table',
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const next = (step: 1 | -1) => () => goToNextCell(step)(this.editor.state, this.editor.view.dispatch)
    return { Tab: next(1), 'Shift-Tab': next(-1) }
  },
  extendNodeSchema: (extension) => ({ tableRole: extension.config.tableRole }),
})

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  tableRole: 'row',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

const TableHeader = Node.create({
  name: 'tableHeader',
  content: 'paragraph+',
  isolating: true,
  tableRole: 'header_cell',
  addAttributes: () => cellAttributes,
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: () => ['th', 0],
})

const TableCell = Node.create({
  name: 'tableCell',
  content: 'paragraph+',
  isolating: true,
  tableRole: 'cell',
  addAttributes: () => cellAttributes,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: () => ['td', 0],
})

export const tableSteps = { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable }

const Picture = Node.create({
  name: 'image',
  group: 'block',
  draggable: true,
  addAttributes: () => ({ src: { default: null }, alt: { default: '' } }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

const small = (name: 'subscript' | 'superscript', tag: 'sub' | 'sup') =>
  Mark.create({
    name,
    excludes: 'subscript superscript',
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  })

/** A word in another language says so: it is read out as what it is. */
const Language = Extension.create({
  name: 'language',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'listItem', 'blockquote', 'bold', 'italic'],
      attributes: {
        lang: {
          default: null,
          parseHTML: (element: HTMLElement) => element.getAttribute('lang'),
          renderHTML: ({ lang }: { lang?: string | null }) => (lang ? { lang } : {}),
        },
      },
    },
  ],
})

/** What rich text has beyond the starter kit. */
export const richNodes = [
  Table,
  TableRow,
  TableHeader,
  TableCell,
  Picture,
  small('subscript', 'sub'),
  small('superscript', 'sup'),
  Language,
]
