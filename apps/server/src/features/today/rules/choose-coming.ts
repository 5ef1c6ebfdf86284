type Checked = { checks: readonly { is_done: boolean }[] }

const isReady = ({ checks }: Checked): boolean => checks.every(({ is_done }) => is_done)

/** Of what comes, in its order: first of all what lacks something, and as many of the next as there is room for. */
export function chooseComing<Row extends Checked>(rows: readonly Row[], atMost: number): Row[] {
  const lacking = rows.filter((row) => !isReady(row)).slice(0, atMost)
  const ready = rows.filter(isReady).slice(0, atMost - lacking.length)
  return rows.filter((row) => lacking.includes(row) || ready.includes(row))
}
