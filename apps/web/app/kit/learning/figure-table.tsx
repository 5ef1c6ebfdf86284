import { Icon } from '@prostuti/ui/icon'
import { chevronDownIcon } from '@prostuti/ui/icons/common'
import type { ReactNode } from 'react'
import styles from './figure-table.module.css'

/** What a picture shows, as tables: one press away for who wants the figures or cannot see the picture. */
export function Figures({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className={styles.figures}>
      <summary>
        {label}
        <Icon of={chevronDownIcon} size="sm" />
      </summary>
      {children}
    </details>
  )
}

type FigureTableProps = {
  /** The first one also says what the table is about. */
  columns: readonly [string, ...string[]]
  rows: readonly { key: string; head: ReactNode; cells: readonly string[] }[]
}

export function FigureTable({ columns, rows }: FigureTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, head, cells }) => (
          <tr key={key}>
            <th scope="row">{head}</th>
            {cells.map((cell, nth) => (
              <td key={columns[nth + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
