import type { BodyOf } from '@prostuti/contract'
import type { moveStock, setShelf } from '@prostuti/contract/staff'
import { toLatinDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { TextField } from '@prostuti/ui/text-field'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { post } from '../../api/call.ts'
import { ActDialog } from '../../kit/act/act-dialog.tsx'
import { numberWords } from '../../kit/exam/marks-words.ts'
import { showToast } from '../../kit/toast/toast.ts'
import own from './stock.module.css'
import { type StockRow, stockPath } from './stock-types.ts'

type Move = BodyOf<typeof moveStock>
type Deed = Move['kind'] | 'shelf'
type StockButtonProps = { sheet: StockRow; deed: Deed }

/** A button about the copies of one sheet, and its dialog. */
export function StockButton({ sheet, deed }: StockButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className="btn btn-line btn-sm" onClick={() => setIsOpen(true)}>
        {deedWords(deed)}
      </button>
      {isOpen && <StockDialog sheet={sheet} deed={deed} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function StockDialog({ sheet, deed, onClose }: StockButtonProps & { onClose: () => void }) {
  const [typed, setTyped] = useState(deed === 'shelf' ? (sheet.shelf ?? '') : '')
  const [reason, setReason] = useState('')
  const client = useQueryClient()
  const params = { id: sheet.id }
  const quantity = Number(toLatinDigits(typed).trim() || Number.NaN)
  const isCount = Number.isInteger(quantity) && quantity >= (deed === 'counted' ? 0 : 1)
  const canSend = deed === 'shelf' || (isCount && (deed !== 'written_off' || reason.trim().length >= 3))
  const send = async () => {
    if (deed === 'shelf') {
      await post<typeof setShelf>(`${stockPath}/:id/shelf`, { shelf: typed.trim() || null }, { params })
    } else {
      const body: Move =
        deed === 'written_off' ? { kind: deed, quantity, reason: reason.trim() } : { kind: deed, quantity }
      const { on_shelf } = await post<typeof moveStock>(`${stockPath}/:id/moves`, body, { params })
      showToast({ text: m.office_stock_saved({ count: numberWords(on_shelf) }) })
    }
    for (const key of [stockPath, `${stockPath}/:id`]) await client.invalidateQueries({ queryKey: [key] })
  }
  return (
    <ActDialog title={deedWords(deed)} send={m.office_save()} canSend={canSend} act={send} onClose={onClose}>
      <div className={own.form}>
        <TextField
          name="typed"
          label={boxWords(deed)}
          hint={hintWords(deed, sheet)}
          inputMode={deed === 'shelf' ? 'text' : 'numeric'}
          maxLength={20}
          autoFocus
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {deed === 'written_off' && (
          <TextField
            name="reason"
            label={m.office_stock_off_reason()}
            hint={m.office_stock_off_hint()}
            maxLength={200}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        )}
      </div>
    </ActDialog>
  )
}

const deedWords = (deed: Deed): string =>
  ({
    counted: m.office_stock_count_do,
    printed: m.office_stock_print_do,
    written_off: m.office_stock_off_do,
    shelf: m.office_stock_shelf_do,
  })[deed]()

const boxWords = (deed: Deed): string =>
  ({
    counted: m.office_stock_count_label,
    printed: m.office_stock_print_label,
    written_off: m.office_stock_off_label,
    shelf: m.office_stock_shelf,
  })[deed]()

const hintWords = (deed: Deed, { on_shelf }: StockRow): string =>
  deed === 'shelf' ? m.office_stock_shelf_hint() : m.office_stock_count_hint({ count: numberWords(on_shelf) })
