import type { discountCodeResource, RowOf } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { getLocale } from '@prostuti/text/runtime'
import { count } from '../../kit/list/list-cells.tsx'

type Row = RowOf<typeof discountCodeResource>

export const codeStateWords: Record<Row['state'], () => string> = {
  live: m.office_code_live,
  planned: m.office_code_planned,
  over: m.office_code_over,
  used_up: m.office_code_used_up,
  stopped: m.office_code_stopped,
}

export const CodeState = ({ state }: Pick<Row, 'state'>) => (
  <span className={state === 'live' ? 'chip chip-ok' : state === 'stopped' ? 'chip chip-bad' : 'chip chip-line'}>
    {codeStateWords[state]()}
  </span>
)

export const codeWorth = ({ kind, value }: Pick<Row, 'kind' | 'value'>): string =>
  kind === 'percent' ? m.office_code_percent_off({ value: count(value) }) : formatMoney(value, getLocale())
