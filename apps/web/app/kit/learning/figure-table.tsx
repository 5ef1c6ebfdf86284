import { Icon } from '@prostuti/ui/icon'
import { chevronDownIcon } from '@prostuti/ui/icons/common'
import type { ReactNode } from 'react'
import styles from './figure-table.module.css'

type FigureTableProps = {
  label: string
  columns: readonly [string, ...string[]]
  rows: readonly { key: string; head: ReactNode; cells: readonly string[] }[]
}

/** What a picture shows, as a table: one press away for who wants the figures or cannot see the picture. */
export function FigureTable({ label, columns, rows }: FigureTableProps) {
  return (
    <details className={styles.figures}>
      <summary>
        {label}
        <Icon of={chevronDownIcon} size="sm" />
      </summary>
      <table>
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
    </details>
  )
}
