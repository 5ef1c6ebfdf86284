import type { ReactNode } from 'react'
import styles from './exam-screen.module.css'

export type Column<Row> = {
  key: string
  head: ReactNode
  /** Numbers stand at the right; what is secondary a phone leaves out, and what is wide it puts below the rest. */
  is?: 'number' | 'secondary' | 'number secondary' | 'below'
  cell: (row: Row) => ReactNode
}

/** Rows with their columns, each with its head and its cells in one place. */
export function RowsTable<Row extends { id: number }>({ columns, rows }: { columns: Column<Row>[]; rows: Row[] }) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ key, head, is }) => (
              <th key={key} scope="col" data-is={is}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map(({ key, is, cell }) => (
                <td key={key} data-is={is}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
