type DataTableProps = {
  caption: string
  head: readonly string[]
  /** The first cell names its row. */
  rows: readonly (readonly string[])[]
}

/** A picture for who cannot see it. */
export function DataTable({ caption, head, rows }: DataTableProps) {
  return (
    // Around it, because a table is never narrower than its words.
    <div className="sr">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, nth) => (
                <td key={head[nth + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
