import { analyseItem, type TableCounts } from './analyse-item.ts'
import { analyseReliability, countTable } from './analyse-reliability.ts'
import type { ItemAnalysis, PaperItems } from './item-analysis.ts'
import type { ItemTable } from './item-table.ts'
import { splitGroups } from './split-groups.ts'

/** A paper's questions one by one, so that whoever works through a large paper can let others have a turn between two of them. */
export function* analysePaper(table: ItemTable): Generator<ItemAnalysis, PaperItems> {
  const right = countTable(table, 'right')
  const marks = countTable(table, 'marks')
  const counts: TableCounts = { right, marks, groups: splitGroups(right.totals) }
  const items: ItemAnalysis[] = []
  for (const nth of table.questions.keys()) {
    const item = analyseItem(table, counts, nth)
    items.push(item)
    yield item
  }
  return {
    sittings: table.count,
    byRight: analyseReliability(table, right),
    byMarks: analyseReliability(table, marks),
    items,
  }
}
